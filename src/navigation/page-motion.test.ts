import { describe, expect, it } from 'vitest';
import { atIcon } from './page-motion.ts';

const phone = { width: 390, height: 844 };
const icon = { left: 20, top: 300, width: 78 };

describe('a page over its icon', () => {
  it('shows its upper square, as large as the icon and where that is', () => {
    expect(atIcon(icon, phone)).toEqual({
      side: 390,
      scale: 0.2,
      frame: 'translate(20px, 300px) scale(0.2) translate(0px, -454px)',
      page: 'translate(0px, 454px)',
    });
  });

  it('shows its left square in a window that is wider than high', () => {
    const { side, frame, page } = atIcon(icon, { width: 1440, height: 780 });
    expect(side).toBe(780);
    expect(frame).toBe('translate(20px, 300px) scale(0.1) translate(-660px, 0px)');
    expect(page).toBe('translate(660px, 0px)');
  });
});

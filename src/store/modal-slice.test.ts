import { describe, expect, it } from 'vitest';
import { visitAt } from './visit-with-fake-history.ts';

describe('a modal', () => {
  it('closes by Back, and opens again by Forward', () => {
    const { visit, go } = visitAt('/aChess');
    visit().openModal('lightbox', { pictureIndex: 1 });
    visit().showPicture(2);
    go(-1);
    expect(visit().modal).toBeUndefined();
    go(1);
    expect(visit()).toMatchObject({ modal: 'lightbox', pictureIndex: 2 });
  });

  it('keeps its picture while it closes', () => {
    const { visit } = visitAt('/aChess');
    visit().openModal('lightbox', { pictureIndex: 3 });
    visit().closeModal();
    expect(visit()).toMatchObject({ modal: undefined, pictureIndex: 3 });
  });

  it('goes back only once when it is closed twice', () => {
    const { visit, here } = visitAt('/desktop/3');
    visit().navigate('/impressum');
    visit().openModal('form');
    visit().closeModal();
    visit().closeModal();
    expect([here(), visit().entryIndex]).toEqual(['/impressum', 1]);
  });

  it('is replaced by another modal within its entry', () => {
    const { visit, entries } = visitAt('/aChess');
    visit().openModal('lightbox');
    visit().openModal('help');
    expect(visit().modal).toBe('help');
    expect(entries).toHaveLength(2);
  });

  it('leads to the contact slide when it closes at /kontakt', () => {
    const { visit, addresses } = visitAt('/kontakt');
    expect(visit().modal).toBe('form');
    visit().closeModal();
    expect([visit().modal, addresses()]).toEqual([undefined, ['/desktop/3']]);
  });

  it('opens again after a reload', () => {
    const state = { entryIndex: 1, routeStartIndex: 0, modal: 'lightbox', pictureIndex: 2 };
    expect(visitAt('/aChess', { state }).visit()).toMatchObject({
      modal: 'lightbox',
      pictureIndex: 2,
    });
  });

  it('closes even if the browser has refused its entry', () => {
    const { visit, here } = visitAt('/python', { refuses: true });
    visit().openModal('help');
    visit().closeModal();
    expect([visit().modal, here()]).toEqual([undefined, '/python']);
  });
});

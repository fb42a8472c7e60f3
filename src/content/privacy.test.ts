import { describe, expect, it } from 'vitest';
import { owner } from './owner.ts';
import { privacySections } from './privacy.ts';

describe('the privacy notice', () => {
  it.each([true, false])('gives each section an anchor of its own (App Check: %s)', (appCheck) => {
    const ids = privacySections({ appCheck }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the controller, what the form stores and every right', () => {
    const text = JSON.stringify(privacySections({ appCheck: false }));
    expect(text).toContain(owner.fullName);
    expect(text).toContain(owner.email);
    expect(text).toContain('deinen Namen, deine E-Mail-Adresse und deine Nachricht');
    for (const article of [15, 16, 17, 18, 20, 21, 22, 77])
      expect(text).toContain(`Art. ${article} DSGVO`);
  });

  it('speaks of reCAPTCHA only where it is switched on', () => {
    expect(JSON.stringify(privacySections({ appCheck: true }))).toContain('reCAPTCHA');
    expect(JSON.stringify(privacySections({ appCheck: false }))).not.toContain('reCAPTCHA');
  });

  it('promises a site without cookies only where nothing sets any', () => {
    const promise = 'Keine Cookies, kein Tracking';
    const headings = (appCheck: boolean) =>
      privacySections({ appCheck }).map(({ heading }) => heading);
    expect(headings(false)).toContain(promise);
    expect(headings(true)).not.toContain(promise);
  });
});

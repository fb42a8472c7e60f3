import { sliderPages } from '#content/slider.ts';
import { skipLinks } from '#content/texts/controls.ts';

/**
 * The overlays that are sheets. A new one needs a line here, its component (`SheetDialog`), and an opener with a
 * `SheetHost`. The height is that of the whole sheet, so that the title stays where its stand-in has shown it.
 */
export const sheets = {
  form: { title: sliderPages.contact.form.heading, height: '39rem' },
  help: { title: skipLinks.help, height: '61.5rem' },
} as const;

export type SheetKind = keyof typeof sheets;

/** What lies over a screen: a sheet, or the lightbox at a picture. */
export type Overlay = { kind: SheetKind } | { kind: 'lightbox'; index: number };

/** Whether an overlay of a history entry is one of this build's. */
export function isOverlay({ kind, index }: Record<string, unknown>): boolean {
  return kind === 'lightbox' ? Number.isInteger(index) : Object.hasOwn(sheets, String(kind));
}

/**
 * Signs of Unicode that no editor shows and that come along when a text is copied: places to break a
 * word, directions of writing, byte order marks. Emoji, flags and some languages need others.
 */
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

export function withoutHiddenSigns(text: string): string {
  return text.replace(hidden, '');
}

/** Writes them as numbers, in a line about a text. */
export function withHiddenSignsShown(text: string): string {
  return text.replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

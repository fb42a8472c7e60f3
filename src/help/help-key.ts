type HelpKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'
>;

/** Whether a key asks for the help: `?`, with the Shift that it may need and no other modifier, pressed once. */
export function isHelpKey(event: HelpKey): boolean {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  return key === '?' && !(ctrlKey || metaKey || altKey || repeat || isComposing);
}

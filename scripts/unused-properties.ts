/**
 * A style sheet of Tailwind without the variables that it registers and nothing reads; and without those that nothing
 * sets and that have no initial value, which mean the same unregistered. Every page holds the style sheet.
 */
export function withoutUnusedProperties(style: string): string {
  const registered = [...style.matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)];
  return registered.reduce((text, [rule, name = '', descriptors = '']) => {
    const count = (pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0;
    const sets = count(`(?<![\\w-])${name}:`);
    // For browsers without @property, which are told to forget it in every element.
    const [reset = ''] = new RegExp(`(?<=[{;])${name}:[^;}]*(?=[;}])`).exec(text) ?? [];
    const isRead = count(`var\\(${name}[,)]`) > 0;
    const isSet = sets > (reset === `${name}:initial` ? 1 : 0);
    if (isRead ? isSet || descriptors.includes('initial-value') : sets > 1) return text;
    const rest = text.replace(rule, '');
    return reset ? rest.replace(`${reset};`, '').replace(reset, '') : rest;
  }, style);
}

/**
 * A style sheet of Tailwind without the variables that it registers and nothing reads; and without those that nothing
 * sets and that have no initial value, which mean the same unregistered. Every page holds a style sheet.
 */
export function withoutUnusedProperties(style: string): string {
  const registered = [...style.matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)];
  return registered.reduce((text, [rule, name = '', descriptors = '']) => {
    const rest = text.replace(rule, '');
    const isRead = new RegExp(`var\\(${name}[,)]`).test(rest);
    // `initial` is for browsers without @property, which are told to forget it in every element.
    const isSet = new RegExp(`(?<=[{;])${name}:(?!initial)`).test(rest);
    if (isRead && (isSet || descriptors.includes('initial-value'))) return text;
    return rest.replace(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), '');
  }, style);
}

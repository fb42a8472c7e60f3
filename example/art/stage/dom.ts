const svgNamespace = 'http://www.w3.org/2000/svg';

export type Child = Node | string | number | false | null | undefined;

/** Attributes by name; `style` takes CSS text, `undefined` and `false` leave an attribute out. */
type Props = Record<string, string | number | boolean | undefined>;

function fill(element: Element, props: Props, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue;
    element.append(typeof child === 'number' ? String(child) : child);
  }
}

/** An HTML element: `h('div', { class: 'card' }, 'Text', h('b', {}, 'fett'))`. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

/** An SVG element, written like `h`: `s('svg', { viewBox: '0 0 24 24' }, s('path', { d }))`. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svgNamespace, tag);
  fill(element, props, children);
  return element;
}

import type { ComponentProps } from 'react';

/** Of every button but those that are signs alone. */
const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base font-semibold aria-disabled:opacity-80';

/** The edge must be seen over a wallpaper, too, whatever is behind it there. */
const outlined = 'border-2 bg-background-deep';

const looks = {
  /** What one does. */
  primary: 'bg-primary text-white hover:bg-primary-dark active:bg-primary-dark',
  /** The second voice, beside it or alone. */
  secondary: `${outlined} border-secondary text-white hover:bg-secondary active:bg-secondary hover:text-background-deep active:text-background-deep`,
  /** On white, without a colour: beside errors pink would read as one. */
  neutral:
    'border-2 border-background-light focus-visible:shadow-none! focus-visible:outline-primary-dark hover:border-secondary-dark active:border-secondary-dark hover:bg-secondary-tint active:bg-secondary-tint',
  /** The second action on white, where one ring of the focus is enough. */
  paper:
    'border-2 border-secondary-dark focus-visible:shadow-none! focus-visible:outline-primary-dark hover:bg-secondary-tint active:bg-secondary-tint',
  /** Says for a moment what it has done. */
  state: `${outlined} border-secondary-alt text-secondary-alt`,
  /** In a project's own colours (`--color` on `--background`). */
  app: 'border-2 border-current text-(--color) hover:bg-(--hover-background,var(--color)) hover:text-(--hover-color,var(--background)) contrast-more:bg-transparent! contrast-more:text-white!',
};

type ButtonLook = keyof typeof looks;

/** The classes of a button, which links get too. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${shape} ${looks[look]}`;
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'primary', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonClass(look)} ${className}`} {...props} />;
}

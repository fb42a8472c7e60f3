import type { ComponentProps } from 'react';

/** Classes that the variants share. */
const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 px-5 py-2 text-base font-semibold aria-disabled:opacity-80';

const variants = {
  primary: 'border-transparent bg-primary text-white hover:bg-primary-dark active:bg-primary-dark',
  // The background keeps the border visible over a wallpaper.
  secondary:
    'border-secondary bg-background-deep text-white hover:bg-secondary active:bg-secondary hover:text-background-deep active:text-background-deep',
  /** Closes a sheet. Grey, because in a form the secondary colour could look like an error. */
  neutral:
    'border-background-light focus-visible:shadow-none! focus-visible:outline-primary-dark hover:border-secondary-dark active:border-secondary-dark hover:bg-secondary-tint active:bg-secondary-tint',
  /** A secondary action on the résumé's paper. */
  paper:
    'border-secondary-dark focus-visible:shadow-none! focus-visible:outline-primary-dark hover:bg-secondary-tint active:bg-secondary-tint',
  /** A transient state, such as "Kopiert". */
  state: 'border-secondary-alt bg-background-deep text-secondary-alt',
  /** In a project's colours: `--color` on `--background`. */
  detail:
    'border-current text-(--color) hover:bg-(--hover-background,var(--color)) hover:text-(--hover-color,var(--background)) contrast-more:bg-transparent! contrast-more:text-white!',
};

type ButtonVariant = keyof typeof variants;

export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${shape} ${variants[variant]}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonClass(variant)} ${className}`} {...props} />;
}

import type { ComponentProps } from 'react';

const variants = {
  primary: 'bg-primary text-white hover:bg-primary-dark active:bg-primary-dark',
  quiet: 'bg-white/15 text-white hover:bg-white/25 active:bg-white/30',
  // Outlined in the text's colour.
  line: 'border-2 border-current',
  outline:
    'bg-transparent text-primary-dark border border-primary-dark hover:bg-primary-tint single-ring',
} as const;

type ButtonVariant = keyof typeof variants;

/** For links that look like a button. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base font-semibold motion-safe:pointer-fine:[transition:background-color_0.15s] aria-disabled:opacity-80 ${variants[variant]}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonClass(variant)} ${className}`} {...props} />;
}

import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-primary text-white hover:bg-primary-dark active:bg-primary-dark',
  quiet: 'bg-white/15 text-white hover:bg-white/25 active:bg-white/30',
  outline: 'bg-transparent text-primary-dark ring-1 ring-primary-dark hover:bg-primary-tint',
} as const;

export type ButtonLook = keyof typeof looks;

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base font-semibold motion-safe:pointer-fine:transition-colors motion-safe:pointer-fine:duration-150 aria-disabled:opacity-80 ${looks[look]}`;
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'primary', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonClass(look)} ${className}`} {...props} />;
}

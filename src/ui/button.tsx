import type { ComponentProps } from 'react';

type ButtonVariant = 'primary' | 'quiet' | 'line' | 'outline';

/** The class of a button, which links get too; `components.css` styles it. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `button button-${variant} ${variant === 'outline' ? 'single-ring' : ''}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonClass(variant)} ${className}`} {...props} />;
}

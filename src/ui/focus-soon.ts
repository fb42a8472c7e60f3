/** What a dialog of ours is first used by. */
const firstControl = 'input, textarea, button';

/**
 * For Radix Dialog's `onOpenAutoFocus`: gives the focus to the dialog's first control in a task of its own.
 * The browser has to lay the dialog out for it, which would double the task that mounts it.
 */
export function focusSoon(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  setTimeout(() => {
    dialog.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true });
  });
}

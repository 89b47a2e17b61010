const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Moves the focus to an element if the focused control has been removed or disabled by its own action. */
export function rescueFocus(place: HTMLElement | null, options?: FocusOptions): void {
  const look = () => {
    const { activeElement: active, body } = document;
    const dialog = active?.closest(dialogs);
    // A dialog keeps the focus until it has closed and faded out, and its trigger may no longer exist by then.
    if (dialog && !dialog.contains(place)) requestAnimationFrame(look);
    else if (active === null || active === body || active.matches(':disabled')) place?.focus(options);
  };
  // Wait until the change is rendered.
  requestAnimationFrame(look);
}

/** Moves the focus to an element if the focused control has been removed or disabled by its own action. */
export function rescueFocus(place: HTMLElement | null, options?: FocusOptions): void {
  const look = () => {
    const active = document.activeElement;
    const dialog = active?.closest('[role$="dialog"]');
    // A dialog keeps the focus until it has closed and faded out, and its trigger may no longer exist by then.
    if (dialog && !dialog.contains(place)) requestAnimationFrame(look);
    else if (active?.matches('body, :disabled') ?? true) place?.focus(options);
  };
  // Wait until the change is rendered.
  requestAnimationFrame(look);
}

/** Moves the focus to an element if the focused control has been removed or disabled by its own action. */
export function rescueFocus(place: HTMLElement | null, options?: FocusOptions): void {
  const look = () => {
    const { activeElement: active, body } = document;
    // A closing dialog keeps the focus until it has faded out, and its trigger may no longer exist.
    if (active?.closest('[data-closed]')) requestAnimationFrame(look);
    else if (active === null || active === body || active.matches(':disabled')) place?.focus(options);
  };
  // Wait until the change is rendered.
  requestAnimationFrame(look);
}

/** Gives the focus a place when what had it is gone, or was disabled, by its own success. */
export function rescueFocus(place: HTMLElement | null, options?: FocusOptions): void {
  const look = () => {
    const { activeElement: active, body } = document;
    // A dialog keeps the focus until it has faded, and then has nothing left to return it to.
    if (active?.closest('[data-closed]')) requestAnimationFrame(look);
    else if (active === null || active === body || active.matches(':disabled')) place?.focus(options);
  };
  // After the change is on the page.
  requestAnimationFrame(look);
}

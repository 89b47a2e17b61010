/** Gives the focus a place when what had it is gone, or was disabled, by its own success. */
export function rescueFocus(place: HTMLElement | null): void {
  // After the change is on the page.
  requestAnimationFrame(() => {
    const { activeElement: active, body } = document;
    if (active === null || active === body || active.matches(':disabled')) place?.focus();
  });
}

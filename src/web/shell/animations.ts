const storageKey = 'ui-animations';

/** Paints the choice, and stores it so that the next page has it before its first paint. */
export function setAnimations(on: boolean): void {
  document.documentElement.dataset.animations = on ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage the choice is painted when the account is known.
  }
}

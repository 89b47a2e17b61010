const patienceMs = 150;

/**
 * Waits a moment for data that is on its way, so that a page is drawn once with its data, and not twice. No longer than
 * a skeleton stays invisible.
 */
export function soon(read: Promise<void>): Promise<void> {
  return Promise.race([read, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

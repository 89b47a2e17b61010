const delaysMinutes = [1, 5, 15, 30, 60];

/** When to try again after so many temporary failures (1 for the first), or null when that would be too late. */
export function nextAttemptAt(failures: number, now: Date, giveUpAt: Date | null): Date | null {
  const delay = delaysMinutes[Math.min(failures, delaysMinutes.length) - 1] ?? 1;
  const next = new Date(now.getTime() + delay * 60_000);
  return giveUpAt && next >= giveUpAt ? null : next;
}

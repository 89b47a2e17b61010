const minuteMs = 60_000;
// Longer than any of our rhythms, the weekly one too.
const searchMinutes = 9 * 24 * 60;

/** When a cron expression (UTC; `*`, numbers and steps of `*` only) comes round next after an instant; null when it does not within nine days. */
export function nextRun(cron: string, after: Date): Date | null {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(/\s+/);
  const firstMs = Math.floor(after.getTime() / minuteMs) * minuteMs + minuteMs;
  for (let passed = 0; passed < searchMinutes; passed += 1) {
    const at = new Date(firstMs + passed * minuteMs);
    if (
      matches(minute, at.getUTCMinutes()) &&
      matches(hour, at.getUTCHours()) &&
      matches(day, at.getUTCDate()) &&
      matches(month, at.getUTCMonth() + 1) &&
      matches(weekday, at.getUTCDay())
    ) {
      return at;
    }
  }
  return null;
}

function matches(field: string, value: number): boolean {
  if (field === '*') return true;
  if (field.startsWith('*/')) return value % Number(field.slice(2)) === 0;
  return Number(field) === value;
}

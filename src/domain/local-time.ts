// Every page shows days, and Temporal is larger than the page, so this uses the platform's formatter.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The calendar day ('YYYY-MM-DD') in a time zone at an instant (ISO with Z or offset). */
export function localDay(instant: string, timeZone: string): string {
  const { year, month, day } = readClock(instant, timeZone);
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

/** The hour (0-23) in a time zone at an instant. */
export function localHour(instant: string, timeZone: string): number {
  return Number(readClock(instant, timeZone).hour);
}

function readClock(instant: string, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = clockOf(timeZone).formatToParts(Date.parse(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Cached, because creating a formatter takes a hundred times longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

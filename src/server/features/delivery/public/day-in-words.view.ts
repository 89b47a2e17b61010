const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'Thursday, November 26'. */
export function dayInWords(day: string): string {
  return fullDay.format(new Date(`${day}T00:00:00Z`));
}

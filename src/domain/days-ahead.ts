const dayMs = 86_400_000;

/** How far off a day is, seen from another: 'today', 'tomorrow', 'in 7 days'. */
export function aheadInWords(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

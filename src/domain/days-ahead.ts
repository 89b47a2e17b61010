import { t } from '../contract/translate.ts';

const dayMs = 86_400_000;

/** How many days `day` is after `today`; negative for a past day. */
export function daysAhead(today: string, day: string): number {
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}

/** 'today', 'tomorrow', 'in 13 days', 'yesterday', '3 days ago'. */
export function relativeDay(today: string, day: string): string {
  const days = daysAhead(today, day);
  if (days === 0) return t`today`;
  if (days === 1) return t`tomorrow`;
  if (days === -1) return t`yesterday`;
  return days > 0 ? t`in ${days} days` : t`${-days} days ago`;
}

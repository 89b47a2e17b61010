import { t } from '../../contract/translate.ts';
import { mediumDay } from '../calendar-words.ts';

/** 'Last in touch on Feb 5, 2026'. */
export function lastInTouchWords(day: string | null): string {
  return day ? t`Last in touch on ${mediumDay(day)}` : t`Nothing noted yet`;
}

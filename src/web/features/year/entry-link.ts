import { t } from '../../../contract/translate.ts';
import type { YearEntry } from '../../../contract/year.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { monthDay } from '../../calendar-words.ts';
import { stateLabels } from './envelope-mark.tsx';

/** The page of the entry's card, or the form that makes one; null for a past day without a card. */
export function entryAddress({ cardId, personId, dateId, day }: YearEntry, today: string): string | null {
  if (cardId !== null) return `/cards/${cardId}`;
  return day < today ? null : `/cards/create?personId=${personId}&dateId=${dateId}`;
}

/** 'Birthday'; for a card without a date 'Card'. */
export function entryWhat({ occasionType }: YearEntry): string {
  return occasionType === null ? t`Card` : occasionLabel(occasionType);
}

/** 'Mum, Birthday, Dec 4: Draft', for screen readers and tooltips. */
export function entryWords(entry: YearEntry, name: string): string {
  const what = `${name}, ${entryWhat(entry)}, ${monthDay(entry.day)}`;
  return t`${what}: ${stateLabels[entry.state]}`;
}

import type { CardListItem } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { daysAhead, relativeDay } from '../../../domain/days-ahead.ts';
import { firstName } from '../../../domain/first-name.ts';
import { mediumDay, weekday } from '../../calendar-words.ts';

const smallNumbers = [t`No`, t`One`, t`Two`, t`Three`, t`Four`, t`Five`, t`Six`, t`Seven`, t`Eight`, t`Nine`];

/** 'Good morning, Eleanor', by the hour in the user's time zone. */
export function greeting(hour: number, name: string): string {
  const words =
    hour >= 5 && hour < 12 ? t`Good morning` : hour >= 12 && hour < 18 ? t`Good afternoon` : t`Good evening`;
  const called = firstName(name);
  return called === '' ? words : t`${words}, ${called}`;
}

/** A sentence or two about waiting decisions and the next event. */
export function situation(
  waiting: ReadonlyArray<Pick<CardListItem, 'scheduledDate'>>,
  approved: ReadonlyArray<Pick<CardListItem, 'scheduledDate'>>,
  today: string,
): string {
  if (waiting.length > 0) {
    const count = smallNumbers[waiting.length] ?? waiting.length;
    const next = earliest(waiting);
    const isOne = waiting.length === 1;
    const first = isOne ? t`One card is waiting for you.` : t`${count} cards are waiting for you.`;
    if (!next) return first;
    const day = dayWords(next, today);
    return `${first} ${isOne ? t`It is for ${day}.` : t`The next one is for ${day}.`}`;
  }
  const next = earliest(approved);
  return next
    ? t`Everything is approved. The next card goes out ${goesOut(next, today)}.`
    : t`Nothing is waiting for you today.`;
}

function earliest(cards: ReadonlyArray<Pick<CardListItem, 'scheduledDate'>>): string | undefined {
  return cards
    .map(({ scheduledDate }) => scheduledDate)
    .filter((day) => day !== null)
    .sort()[0];
}

/** 'today', 'tomorrow', 'Thursday' within a week, else 'Dec 4, 2026'. */
function dayWords(day: string, today: string): string {
  const days = daysAhead(today, day);
  if (days <= 1) return relativeDay(today, day);
  return days < 7 ? weekday(day) : mediumDay(day);
}

function goesOut(day: string, today: string): string {
  const words = dayWords(day, today);
  return daysAhead(today, day) <= 1 ? words : t`on ${words}`;
}

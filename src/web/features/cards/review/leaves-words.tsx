import type { ReactNode } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import type { CardListItem, CardView } from '../../../../contract/cards.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { physicalLeadDays } from '../../../../domain/due-time.ts';
import { firstName, greetingName } from '../../../../domain/first-name.ts';
import { localDay } from '../../../../domain/local-time.ts';

type Facts = {
  card: CardListItem;
  /** Null while it loads. */
  view: CardView | null;
  user: Pick<UserView, 'timeZone' | 'printAvailable'>;
  /** ISO. */
  now: string;
};

/** When and where a card leaves: 'Margaret’s card leaves on Sunday, December 6 at 9:00 AM to margaret@example.org.' */
export function LeavesWords(facts: Facts): ReactNode {
  const { card, view } = facts;
  const called = view ? greetingName(view.person.nickname, view.person.name) : firstName(card.personName);
  return (
    <>
      <bdi>{called || 'This'}</bdi>
      {called && (called.endsWith('s') ? '’' : '’s')} card {leaves(facts)}
    </>
  );
}

function leaves({ card, view, user, now }: Facts): ReactNode {
  const { scheduledDate: day } = card;
  const zone = view?.person.timeZone ?? user.timeZone;
  const today = localDay(now, zone);
  if (day === null) return t`has no day yet.`;
  if (day < today) return t`was for ${dayWords(day)}. Choose a new day.`;
  if (card.deliveryMethod === 'physical') return printed(day, today, user.printAvailable);
  const to = card.recipient && (
    <>
      {' '}
      to <bdi>{card.recipient}</bdi>
    </>
  );
  const dueAt = view?.dueAt;
  if (day === today && (!dueAt || dueAt <= now))
    return (
      <>
        leaves as soon as you approve it{to && ','}
        {to}.
      </>
    );
  const time = dueAt ? t` at ${timeWords(dueAt, zone)}` : '';
  const place = zone === user.timeZone ? '' : t` in ${placeOf(zone)}`;
  const way = neededDetail(card) === 'phone' ? t` as a text message` : '';
  return (
    <>
      leaves{way} {day === today ? 'today' : `on ${dayWords(day)}`}
      {time}
      {place}
      {to}.
    </>
  );
}

/** A printed card leaves a week before its day. */
function printed(day: string, today: string, byPrinter: boolean): string {
  const leavesOn = addDays(day, -physicalLeadDays);
  const isLate = leavesOn <= today;
  if (byPrinter) {
    return isLate
      ? t`is printed as soon as you approve it. It may arrive after ${dayWords(day)}.`
      : t`is printed on ${dayWords(leavesOn)}, to arrive on ${dayWords(day)}.`;
  }
  return isLate
    ? t`is for you to print and post now, to arrive on ${dayWords(day)}.`
    : t`is for you to print and post by ${dayWords(leavesOn)}, to arrive on ${dayWords(day)}.`;
}

/** 'Sunday, December 6'. */
export function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(readerLocale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

function timeWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString(readerLocale, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** 'New York' for 'America/New_York'. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

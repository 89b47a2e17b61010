import type { ReactNode } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import type { CardListItem, CardView } from '../../../../contract/cards.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { physicalLeadDays } from '../../../../domain/due-time.ts';
import { firstName, greetingName } from '../../../../domain/first-name.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { weekdayAndDay } from '../../../calendar-words.ts';

type Facts = {
  card: CardListItem;
  /** Null while it loads. */
  view: CardView | null;
  user: Pick<UserView, 'timeZone' | 'printAvailable'>;
  /** ISO. */
  now: string;
};

/** When and where a card leaves: 'Margaret’s card leaves on Sunday, December 6 at 9:00 AM to margaret@example.org.' */
export function LeavesWords({ card, view, user, now }: Facts): ReactNode {
  const { scheduledDate: day } = card;
  const zone = view?.person.timeZone ?? user.timeZone;
  const today = localDay(now, zone);
  const whose = (
    <CardOf name={view ? greetingName(view.person.nickname, view.person.name) : firstName(card.personName)} />
  );
  if (day === null) return <>{whose} has no day yet.</>;
  if (day < today)
    return (
      <>
        {whose} was for {weekdayAndDay(day)}. Choose a new day.
      </>
    );
  if (card.deliveryMethod === 'physical') return printed(whose, day, today, user.printAvailable);
  const to = card.recipient && <bdi>{card.recipient}</bdi>;
  const dueAt = view?.dueAt;
  if (day === today && (!dueAt || dueAt <= now)) {
    if (!to) return <>{whose} leaves as soon as you approve it.</>;
    return (
      <>
        {whose} leaves as soon as you approve it, to {to}.
      </>
    );
  }
  const when = whenWords(day === today ? null : weekdayAndDay(day), dueAt, zone, user.timeZone);
  if (neededDetail(card) === 'phone') {
    if (!to)
      return (
        <>
          {whose} leaves as a text message {when}.
        </>
      );
    return (
      <>
        {whose} leaves as a text message {when} to {to}.
      </>
    );
  }
  if (!to)
    return (
      <>
        {whose} leaves {when}.
      </>
    );
  return (
    <>
      {whose} leaves {when} to {to}.
    </>
  );
}

function CardOf({ name }: { name: string }): ReactNode {
  if (!name) return <>This card</>;
  if (name.endsWith('s'))
    return (
      <>
        <bdi>{name}</bdi>’ card
      </>
    );
  return (
    <>
      <bdi>{name}</bdi>’s card
    </>
  );
}

/** 'on Sunday, December 6 at 9:00 AM', in another zone than the user's with its place; `day` null is today. */
function whenWords(day: string | null, dueAt: string | null | undefined, zone: string, own: string): string {
  if (!dueAt) return day === null ? t`today` : t`on ${day}`;
  const time = timeWords(dueAt, zone);
  if (zone === own) return day === null ? t`today at ${time}` : t`on ${day} at ${time}`;
  return day === null ? t`today at ${time} in ${placeOf(zone)}` : t`on ${day} at ${time} in ${placeOf(zone)}`;
}

/** A printed card leaves a week before its day. */
function printed(whose: ReactNode, day: string, today: string, byPrinter: boolean): ReactNode {
  const leavesOn = addDays(day, -physicalLeadDays);
  const isLate = leavesOn <= today;
  if (byPrinter) {
    if (isLate)
      return (
        <>
          {whose} is printed as soon as you approve it. It may arrive after {weekdayAndDay(day)}.
        </>
      );
    return (
      <>
        {whose} is printed on {weekdayAndDay(leavesOn)}, to arrive on {weekdayAndDay(day)}.
      </>
    );
  }
  if (isLate)
    return (
      <>
        {whose} is for you to print and post now, to arrive on {weekdayAndDay(day)}.
      </>
    );
  return (
    <>
      {whose} is for you to print and post by {weekdayAndDay(leavesOn)}, to arrive on {weekdayAndDay(day)}.
    </>
  );
}

function timeWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString(readerLocale, { timeStyle: 'short', timeZone });
}

/** 'New York' for 'America/New_York'. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

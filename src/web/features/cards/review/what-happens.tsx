import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CardListItem } from '../../../../contract/cards.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { physicalLeadDays } from '../../../../domain/due-time.ts';
import { firstName } from '../../../../domain/first-name.ts';
import { weekdayAndDay } from '../../../calendar-words.ts';
import { byDay } from './review-queue.ts';

const mostNames = 4;

/** What becomes of the cards that a review decided about: by what way, from which day on, and what is left to do. */
export function WhatHappens({
  approved,
  skipped,
  putOff,
  roundId,
  today,
  printAvailable,
}: {
  approved: readonly CardListItem[];
  skipped: number;
  putOff: number;
  roundId: number | undefined;
  today: string;
  printAvailable: boolean;
}) {
  const going = (detail: ReturnType<typeof neededDetail>) => approved.filter((card) => neededDetail(card) === detail);
  const [mails, texts, printed] = [going('email'), going('phone'), going('address')];
  const upcoming = ({ length }: readonly CardListItem[]) => (
    <Link to="/cards" search={{ time: 'upcoming' }} className="link touch">
      {length === 1 ? 'See it' : 'See them'}
    </Link>
  );
  return (
    <section className="panel review-leaving" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens now</h2>
      <ul>
        {mails.length > 0 && (
          <Way
            title={mails.length === 1 ? 'One card leaves by email' : `${mails.length} cards leave by email`}
            link={upcoming(mails)}
          >
            <Days cards={mails} today={today} leadDays={0} />
          </Way>
        )}
        {texts.length > 0 && (
          <Way
            title={
              texts.length === 1 ? 'One card leaves as a text message' : `${texts.length} cards leave as text messages`
            }
            link={upcoming(texts)}
          >
            <Days cards={texts} today={today} leadDays={0} />
          </Way>
        )}
        {printed.length > 0 && printAvailable && (
          <Way
            title={printed.length === 1 ? 'One card is printed for you' : `${printed.length} cards are printed for you`}
            link={upcoming(printed)}
          >
            <Days cards={printed} today={today} leadDays={physicalLeadDays} />
          </Way>
        )}
        {printed.length > 0 && !printAvailable && (
          <Way
            title={
              printed.length === 1
                ? 'One card is for you to print and post'
                : `${printed.length} cards are for you to print and post`
            }
            link={
              <Link
                to="/paper"
                search={roundId === undefined ? { cards: printed.map(({ id }) => id).join() } : { round: roundId }}
                className="link touch"
              >
                {printed.length === 1 ? 'Print it' : 'Print them'}
              </Link>
            }
          >
            <Days cards={printed} today={today} leadDays={physicalLeadDays} isPosted />
          </Way>
        )}
        {skipped > 0 && (
          <Way
            title={skipped === 1 ? 'One card is skipped' : `${skipped} cards are skipped`}
            link={
              <Link to="/cards" search={{ time: 'historical' }} className="link touch">
                {skipped === 1 ? 'See it' : 'See them'}
              </Link>
            }
          >
            {skipped === 1
              ? 'It will not be sent, and can be restored.'
              : 'They will not be sent, and can be restored.'}
          </Way>
        )}
        {putOff > 0 && (
          <Way title={putOff === 1 ? 'One card waits for later' : `${putOff} cards wait for later`}>
            {putOff === 1 ? 'It comes last in your next review.' : 'They come last in your next review.'}
          </Way>
        )}
      </ul>
    </section>
  );
}

function Way({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="min-w-0">
        <b>{title}</b>
        <div className="review-days">{children}</div>
      </div>
      {link}
    </li>
  );
}

/** 'The first on Sunday, December 20: Margaret, Tom and 3 more.' A line for each day. */
function Days({
  cards,
  today,
  leadDays,
  isPosted = false,
}: {
  cards: readonly CardListItem[];
  today: string;
  leadDays: number;
  isPosted?: boolean;
}) {
  const days = byDay(cards);
  return days.map(({ day, cards: ofDay }, at) => {
    const leaves = day && addDays(day, -leadDays);
    return (
      <p key={day}>
        <NamesOfDay
          names={<bdi>{namesOf(ofDay.map(({ personName }) => personName))}</bdi>}
          day={leaves === null || leaves <= today ? null : weekdayAndDay(leaves)}
          isFirst={at === 0 && days.length > 1}
          isPosted={isPosted}
        />
      </p>
    );
  });
}

/** `day` null is today. */
function NamesOfDay({
  names,
  day,
  isFirst,
  isPosted,
}: {
  names: ReactNode;
  day: string | null;
  isFirst: boolean;
  isPosted: boolean;
}): ReactNode {
  if (day === null) {
    if (isPosted) return isFirst ? <>The first now: {names}</> : <>Now: {names}</>;
    return isFirst ? <>The first today: {names}</> : <>Today: {names}</>;
  }
  if (isPosted)
    return isFirst ? (
      <>
        The first by {day}: {names}
      </>
    ) : (
      <>
        By {day}: {names}
      </>
    );
  return isFirst ? (
    <>
      The first on {day}: {names}
    </>
  ) : (
    <>
      On {day}: {names}
    </>
  );
}

/** 'Margaret, Tom and 3 more'. */
function namesOf(names: readonly string[]): string {
  const called = names.map((name) => firstName(name) || t`Unknown`);
  if (called.length <= mostNames + 1) return new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(called);
  return t`${called.slice(0, mostNames).join(', ')} and ${called.length - mostNames} more`;
}

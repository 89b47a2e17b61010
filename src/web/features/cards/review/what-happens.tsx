import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CardListItem } from '../../../../contract/cards.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { physicalLeadDays } from '../../../../domain/due-time.ts';
import { firstName } from '../../../../domain/first-name.ts';
import { dayWords } from './leaves-words.tsx';
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
          <Way title={counted(mails.length, t`leaves by email`, t`leave by email`)} link={upcoming(mails)}>
            <Days cards={mails} today={today} leadDays={0} />
          </Way>
        )}
        {texts.length > 0 && (
          <Way
            title={counted(texts.length, t`leaves as a text message`, t`leave as text messages`)}
            link={upcoming(texts)}
          >
            <Days cards={texts} today={today} leadDays={0} />
          </Way>
        )}
        {printed.length > 0 && printAvailable && (
          <Way title={counted(printed.length, t`is printed for you`, t`are printed for you`)} link={upcoming(printed)}>
            <Days cards={printed} today={today} leadDays={physicalLeadDays} />
          </Way>
        )}
        {printed.length > 0 && !printAvailable && (
          <Way
            title={counted(printed.length, t`is for you to print and post`, t`are for you to print and post`)}
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
            title={counted(skipped, t`is skipped`, t`are skipped`)}
            link={
              <Link to="/cards" search={{ time: 'historical' }} className="link touch">
                {skipped === 1 ? 'See it' : 'See them'}
              </Link>
            }
          >
            {skipped === 1 ? 'It' : 'They'} will not be sent, and can be restored.
          </Way>
        )}
        {putOff > 0 && (
          <Way title={counted(putOff, t`waits for later`, t`wait for later`)}>
            {putOff === 1 ? 'It comes' : 'They come'} last in your next review.
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
    const isNow = leaves === null || leaves <= today;
    const when = isNow
      ? isPosted
        ? 'now'
        : 'today'
      : isPosted
        ? t`by ${dayWords(leaves)}`
        : t`on ${dayWords(leaves)}`;
    const words = at === 0 && days.length > 1 ? t`The first ${when}` : when.charAt(0).toUpperCase() + when.slice(1);
    return (
      <p key={day}>
        {words}: <bdi>{namesOf(ofDay.map(({ personName }) => personName))}</bdi>
      </p>
    );
  });
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? t`One card ${one}` : t`${count} cards ${many}`;
}

/** 'Margaret, Tom and 3 more'. */
function namesOf(names: readonly string[]): string {
  const called = names.map((name) => firstName(name) || t`Unknown`);
  if (called.length <= mostNames + 1) return new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(called);
  return t`${called.slice(0, mostNames).join(', ')} and ${called.length - mostNames} more`;
}

import { localeOfReader } from '../../../contract/locale-of-reader.ts';
import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { physicalLeadDays } from '../../../domain/due-time.ts';
import { localDay, localHour } from '../../../domain/local-time.ts';
import { askDaysAhead, isToPost, postBy } from '../../../domain/to-post.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { dayInWords, findOpenHold } from '../delivery/public.ts';
import { type CardToPost, claimCardsToPost, listCardsToPost, releaseCardsToPost } from './cards-to-post.store.ts';
import { isHeldToday } from './due-reminders.policy.ts';
import { countFailure, countMail, type MailCounts, noMails } from './mail-counts.ts';
import { type DraftItem, type OwnerMailResult, sendOwnerMail } from './send-owner-mail.ts';

const cardsAtOnce = 2000;
/** Only in the morning: what is approved in the course of a day comes in one mail on the next. */
const morning = { from: 8, until: 12 };
const mostNames = 6;

/**
 * Where no provider prints, asks users some days ahead to print and post their cards (decision 065): one mail in a
 * morning to each user, each card once.
 */
export async function sendCardsToPost(context: Context, signal: AbortSignal): Promise<MailCounts> {
  const { database, clock, config, log, printing } = context;
  const counts = noMails();
  if (printing) return counts;
  const heldUntil = (await findOpenHold(database.orm))?.heldUntil ?? null;
  // The days of the first and the last zone of the world; each user's own zone decides below.
  const days = {
    from: todayIn(clock, 'Etc/GMT+12'),
    to: addDays(todayIn(clock, 'Pacific/Kiritimati'), physicalLeadDays + askDaysAhead),
  };
  let afterUserId = 0;
  for (;;) {
    signal.throwIfAborted();
    const page = { verifiedOnly: config.requireVerifiedEmail, afterUserId, limit: cardsAtOnce };
    const rows = await listCardsToPost(database.orm, days, page);
    const [first] = rows;
    if (!first) return counts;
    afterUserId = first.userId;
    const instant = clock.now().toISOString();
    const [today, hour] = [localDay(instant, first.timeZone), localHour(instant, first.timeZone)];
    if (hour < morning.from || hour >= morning.until) continue;
    if (isHeldToday(today, morning.from, first.timeZone, heldUntil)) continue;
    const due = rows.filter(({ userId, scheduledDate }) => userId === first.userId && isToPost(scheduledDate, today));
    if (due.length === 0) continue;
    try {
      const mail = () => mailCardsToPost(context, first, due, today);
      countMail(counts, await inLanguageOfAccount(database.orm, first.userId, mail));
    } catch (error) {
      countFailure(counts, error);
      log.error({ err: error, userId: first.userId }, 'a user could not be asked to post cards');
    }
  }
}

async function mailCardsToPost(
  context: Context,
  to: CardToPost,
  due: readonly CardToPost[],
  today: string,
): Promise<OwnerMailResult> {
  const { config, secretKey } = context;
  const byDay = new Map<string, CardToPost[]>();
  for (const card of due) byDay.set(card.scheduledDate, [...(byDay.get(card.scheduledDate) ?? []), card]);
  const items = [...byDay].map(([day, cards]): DraftItem => {
    const isLate = postBy(day) <= today;
    const isOne = cards.length === 1;
    return {
      heading: cardsToPost(cards.length, { day, today }),
      lines: [
        t`For ${namesOf(cards.map(({ recipientName }) => recipientName))}.`,
        isLate
          ? isOne
            ? t`For ${dayInWords(day)}. Posted today, it may still arrive in time.`
            : t`For ${dayInWords(day)}. Posted today, they may still arrive in time.`
          : isOne
            ? t`Posted by then, it arrives by ${dayInWords(day)}.`
            : t`Posted by then, they arrive by ${dayInWords(day)}.`,
      ],
      imageUrl: null,
      links: [
        {
          label: cards.length === 1 ? t`Print it` : t`Print them`,
          url: `${config.publicUrl}/paper?cards=${cards.map(({ cardId }) => cardId).join()}`,
        },
      ],
    };
  });
  const [only] = byDay.size === 1 ? byDay.keys() : [];
  return sendOwnerMail(context, {
    to: { id: to.userId, name: to.userName, email: to.email, mailTrouble: to.mailTrouble },
    messageId: secretKey.derive('to-post', to.userId, today, JSON.stringify(due.map(({ cardId }) => cardId))),
    content: {
      title: only ? cardsToPost(due.length, { day: only, today }) : cardsToPostSoon(due.length),
      intro: t`They are for you to print and post. Mark them as posted when they are in the mail.`,
      items,
      footer: {
        words: t`Reminders can be switched off in`,
        link: { label: t`Settings`, url: `${config.publicUrl}/settings` },
      },
    },
    claim: (tx) => claimCardsToPost(tx, due),
    giveBack: (tx) => releaseCardsToPost(tx, due),
  });
}

/** '12 printed cards to post by Thursday, November 26'. */
function cardsToPost(count: number, { day, today }: { day: string; today: string }): string {
  if (postBy(day) <= today)
    return count === 1 ? t`One printed card to post now` : t`${count} printed cards to post now`;
  const by = dayInWords(postBy(day));
  return count === 1 ? t`One printed card to post by ${by}` : t`${count} printed cards to post by ${by}`;
}

function cardsToPostSoon(count: number): string {
  return count === 1 ? t`One printed card to post` : t`${count} printed cards to post`;
}

/** 'Anna, Tom and 9 more'. */
function namesOf(names: readonly string[]): string {
  if (names.length <= mostNames + 1)
    return new Intl.ListFormat(localeOfReader(), { type: 'conjunction' }).format(names);
  return t`${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`;
}

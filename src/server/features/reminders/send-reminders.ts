import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { localDay } from '../../../domain/local-time.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { News } from '../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { type AnswerLink, answerLink, dayInWords, findOpenHold, keepAnswerLinks } from '../delivery/public.ts';
import { sendNews } from '../push/public.ts';
import { dueReminders, isDraft } from './due-reminders.policy.ts';
import {
  claimReminders,
  lastDay,
  listReminderFacts,
  type ReminderFacts,
  type ReminderKind,
  releaseReminders,
  type SentReminder,
} from './due-reminders.store.ts';
import { countFailure, countMail, type MailCounts, noMails } from './mail-counts.ts';
import { cardInWords, occasionInWords } from './reminder-words.ts';
import { type DraftItem, type OwnerMailResult, sendOwnerMail } from './send-owner-mail.ts';

const factsAtOnce = 200;
/** Covers most dates; reminders further ahead are read once an hour. */
const nearDays = 31;

type Due = { facts: ReminderFacts; kinds: ReminderKind[] };

/** Sends what is due now: one mail to each user with all of their dates. */
export async function sendReminders(context: Context, signal: AbortSignal, readsAll = true): Promise<MailCounts> {
  const { database, clock, config, log } = context;
  const now = clock.now();
  const heldUntil = (await findOpenHold(database.orm))?.heldUntil ?? null;
  // The days between the first and the last zone of the world; each user's own zone decides below.
  const days = {
    today: todayIn(clock, 'Etc/GMT+12'),
    latest: todayIn(clock, 'Pacific/Kiritimati'),
    furthest: readsAll ? lastDay : addDays(todayIn(clock, 'Pacific/Kiritimati'), nearDays),
  };
  const counts = noMails();
  let afterUserId = 0;
  for (;;) {
    const page = { verifiedOnly: config.requireVerifiedEmail, afterUserId, limit: factsAtOnce };
    const rows = await listReminderFacts(database.orm, days, page);
    const users = wholeUsers(rows, factsAtOnce);
    for (const [userId, facts] of users) {
      signal.throwIfAborted();
      afterUserId = userId;
      const due = facts
        .map((each) => ({ facts: each, kinds: dueReminders(each, now, heldUntil) }))
        .filter(({ kinds }) => kinds.length > 0);
      if (due.length === 0) continue;
      try {
        const mail = await inLanguageOfAccount(database.orm, userId, () => remind(context, userId, due));
        if (mail) countMail(counts, mail);
      } catch (error) {
        // A failing mail does not block the others.
        countFailure(counts, error);
        log.error({ err: error, userId }, 'a reminder could not be sent');
      }
    }
    if (rows.length < factsAtOnce) return counts;
  }
}

/** The last user of a full page may have more dates on the next one, unless they fill the page alone. */
function wholeUsers(rows: ReminderFacts[], limit: number): Map<number, ReminderFacts[]> {
  const users = new Map<number, ReminderFacts[]>();
  for (const row of rows) users.set(row.userId, [...(users.get(row.userId) ?? []), row]);
  const last = rows.at(-1);
  if (rows.length === limit && last && users.size > 1) users.delete(last.userId);
  return users;
}

/**
 * Sends one mail, and a message to each subscribed browser once the mail is sent or given up: the ledger allows both
 * once. Null if no mail is wanted.
 */
async function remind(context: Context, userId: number, due: Due[]): Promise<OwnerMailResult | null> {
  const first = due[0]?.facts;
  if (!first) return null;
  const sent = due.flatMap(({ facts, kinds }) =>
    kinds.map((kind) => ({ dateId: facts.dateId, occurrenceDate: facts.occursOn, kind })),
  );
  const news = due.map(
    ({ facts }): News => ({ kind: 'reminder', dateId: facts.dateId, occurrenceDate: facts.occursOn }),
  );
  if (first.byMail) {
    const mailed = await mailReminders(context, first, due, sent);
    const isOver = mailed.result === 'sent' || mailed.result === 'given-up';
    if (isOver) await sendNews(context, context.database.orm, userId, news);
    return mailed;
  }
  await context.database.transaction(async (tx) => {
    if (await claimReminders(tx, sent)) await sendNews(context, tx, userId, news);
  });
  return null;
}

async function mailReminders(
  context: Context,
  first: ReminderFacts,
  due: Due[],
  sent: SentReminder[],
): Promise<OwnerMailResult> {
  const { config, clock, secretKey } = context;
  const today = localDay(clock.now().toISOString(), first.timeZone);
  const links: AnswerLink[] = [];
  const items = due.map(({ facts }): DraftItem => {
    const draft = isDraft(facts);
    const lines = [`${dayInWords(facts.occursOn)}, ${relativeDay(today, facts.occursOn)}.`, cardInWords(facts, draft)];
    const heading = occasionInWords(facts);
    const { card } = facts;
    if (!card) {
      const url = `${config.publicUrl}/cards/create?personId=${facts.personId}&dateId=${facts.dateId}`;
      return { heading, lines, imageUrl: null, links: [{ label: t`Create a card`, url }] };
    }
    const view = { label: t`View`, url: `${config.publicUrl}/cards/${card.id}` };
    if (!draft) return { heading, lines, imageUrl: card.imageUrl, links: [view] };
    const approve = answerLink(context, 'approve', { ...card, userId: facts.userId }, today);
    links.push(approve.link);
    return { heading, lines, imageUrl: card.imageUrl, links: [{ label: t`Approve`, url: approve.url }, view] };
  });
  const [only] = due.length === 1 ? due : [];
  return sendOwnerMail(context, {
    to: { id: first.userId, name: first.userName, email: first.email, mailTrouble: first.mailTrouble },
    messageId: secretKey.derive('reminder', first.userId, today, JSON.stringify(sent)),
    content: {
      title: only
        ? `${occasionInWords(only.facts)}, ${relativeDay(today, only.facts.occursOn)}`
        : t`${due.length} dates are coming up`,
      intro: t`You asked to be reminded ahead of these days.`,
      items,
      footer: {
        words: t`Reminders can be changed for each date, or switched off for all:`,
        link: { label: t`Settings`, url: `${config.publicUrl}/settings` },
      },
    },
    claim: async (tx) => {
      if (!(await claimReminders(tx, sent))) return false;
      await keepAnswerLinks(tx, links);
      return true;
    },
    giveBack: (tx) => releaseReminders(tx, sent),
  });
}

import { addDays } from '../../../domain/calendar-date.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { localDay } from '../../../domain/local-time.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type AnswerLink, answerLink, keepAnswerLinks } from '../delivery/answer-links.store.ts';
import { dayInWords } from '../delivery/day-in-words.view.ts';
import { findOpenHold } from '../delivery/delivery-holds.store.ts';
import { type News, tellDevices } from '../push/tell-devices.store.ts';
import { dueReminders, isDraft } from './due-reminders.policy.ts';
import {
  claimReminders,
  listReminderFacts,
  type ReminderFacts,
  type ReminderKind,
  releaseReminders,
  type SentReminder,
} from './due-reminders.store.ts';
import { cardInWords, occasionInWords } from './reminder-words.ts';
import { type DraftItem, sendOwnerMail } from './send-owner-mail.ts';

const factsAtOnce = 200;
/** The longest time ahead that a date may ask for (contract/dates.ts). The year is read once an hour, the next weeks each time. */
const furthestDays = 365;
const nearDays = 31;

type Due = { facts: ReminderFacts; kinds: ReminderKind[] };

/** Sends what is due now: one mail to each user with all of their dates. Answers how many were sent, and failed. */
export async function sendReminders(
  context: Context,
  signal: AbortSignal,
): Promise<{ mailed: number; failed: number }> {
  const { database, clock, config, log } = context;
  const now = clock.now();
  const heldUntil = (await findOpenHold(database.orm))?.heldUntil ?? null;
  // Days between the first and the last zone of the world: who is asked about is decided by their own below.
  const days = {
    today: todayIn(clock, 'Etc/GMT+12'),
    latest: todayIn(clock, 'Pacific/Kiritimati'),
    furthest: addDays(todayIn(clock, 'Pacific/Kiritimati'), now.getUTCMinutes() < 15 ? furthestDays : nearDays),
  };
  const counts = { mailed: 0, failed: 0 };
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
        if (await remind(context, userId, due)) counts.mailed += 1;
      } catch (error) {
        // One that cannot be written to keeps nobody else's mail back.
        counts.failed += 1;
        log.error({ err: error, userId }, 'a reminder could not be sent');
      }
    }
    if (rows.length < factsAtOnce) return counts;
  }
}

/** The last user of a full page may have more on the next one, unless the page is theirs alone. */
function wholeUsers(rows: ReminderFacts[], limit: number): Map<number, ReminderFacts[]> {
  const users = new Map<number, ReminderFacts[]>();
  for (const row of rows) users.set(row.userId, [...(users.get(row.userId) ?? []), row]);
  const last = rows.at(-1);
  if (rows.length === limit && last && users.size > 1) users.delete(last.userId);
  return users;
}

/**
 * One mail, and a message to each browser that asked for them, when the mail is out: the ledger lets both through once. True
 * when a mail was sent.
 */
async function remind(context: Context, userId: number, due: Due[]): Promise<boolean> {
  const first = due[0]?.facts;
  if (!first) return false;
  const sent = due.flatMap(({ facts, kinds }) =>
    kinds.map((kind) => ({ dateId: facts.dateId, occurrenceDate: facts.occursOn, kind })),
  );
  const news = due.map(
    ({ facts }): News => ({ kind: 'reminder', dateId: facts.dateId, occurrenceDate: facts.occursOn }),
  );
  if (first.byMail) {
    const mailed = await mailReminders(context, first, due, sent);
    if (mailed) await tellDevices(context, context.database.orm, userId, news);
    return mailed;
  }
  await context.database.transaction(async (tx) => {
    if (await claimReminders(tx, sent)) await tellDevices(context, tx, userId, news);
  });
  return false;
}

async function mailReminders(
  context: Context,
  first: ReminderFacts,
  due: Due[],
  sent: SentReminder[],
): Promise<boolean> {
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
      return { heading, lines, imageUrl: null, links: [{ label: 'Create a card', url }] };
    }
    const view = { label: 'View', url: `${config.publicUrl}/cards/${card.id}` };
    if (!draft) return { heading, lines, imageUrl: card.imageUrl, links: [view] };
    const approve = answerLink(context, 'approve', { ...card, userId: facts.userId }, today);
    links.push(approve.link);
    return { heading, lines, imageUrl: card.imageUrl, links: [{ label: 'Approve', url: approve.url }, view] };
  });
  const [only] = due.length === 1 ? due : [];
  return sendOwnerMail(context, {
    to: { name: first.userName, email: first.email },
    messageId: secretKey.derive('reminder', first.userId, today, JSON.stringify(sent)),
    content: {
      title: only
        ? `${occasionInWords(only.facts)}, ${relativeDay(today, only.facts.occursOn)}`
        : `${due.length} dates are coming up`,
      intro: 'You asked to be reminded ahead of these days.',
      items,
      footer: {
        words: 'Reminders can be changed for each date, or switched off for all:',
        link: { label: 'Settings', url: `${config.publicUrl}/settings` },
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

import { t } from '../../../contract/translate.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { localDay } from '../../../domain/local-time.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { dayInWords, findOpenHold } from '../delivery/public.ts';
import { dueReminders } from './due-reminders.policy.ts';
import { claimReminders, lastDay, type ReminderKind, releaseReminders } from './due-reminders.store.ts';
import { countFailure, countMail, type MailCounts, noMails } from './mail-counts.ts';
import { kindFor, listMemberReminderFacts, type MemberReminderFacts } from './member-reminders.store.ts';
import { occasionInWords } from './reminder-words.ts';
import { type OwnerMailResult, sendOwnerMail } from './send-owner-mail.ts';

/** The most drafts in one mail; the next run sends the rest. */
const draftsAtOnce = 50;

type Due = { facts: MemberReminderFacts; kinds: ReminderKind[] };

/**
 * Reminds members who may approve in the account of another of drafts that wait there, when its owner is reminded of
 * them, whatever the owner wants to hear: one mail for each account.
 */
export async function sendMemberReminders(context: Context, signal: AbortSignal): Promise<MailCounts> {
  const { database, clock, config, log } = context;
  const now = clock.now();
  const heldUntil = (await findOpenHold(database.orm))?.heldUntil ?? null;
  const days = {
    today: todayIn(clock, 'Etc/GMT+12'),
    latest: todayIn(clock, 'Pacific/Kiritimati'),
    furthest: lastDay,
  };
  const counts = noMails();
  let afterId = 0;
  for (;;) {
    signal.throwIfAborted();
    const page = { verifiedOnly: config.requireVerifiedEmail, afterId, limit: draftsAtOnce };
    const rows = await listMemberReminderFacts(database.orm, days, page);
    const [first] = rows;
    if (!first) return counts;
    afterId = first.membershipId;
    const due = rows
      .filter(({ membershipId }) => membershipId === first.membershipId)
      .map((facts): Due => ({ facts, kinds: dueReminders(facts, now, heldUntil) }))
      .filter(({ kinds }) => kinds.length > 0);
    if (due.length === 0) continue;
    try {
      const mail = () => mailMember(context, first, due);
      countMail(counts, await inLanguageOfAccount(database.orm, first.userId, mail));
    } catch (error) {
      countFailure(counts, error);
      log.error({ err: error, userId: first.userId }, 'a member could not be told of a waiting card');
    }
  }
}

function mailMember(context: Context, to: MemberReminderFacts, due: Due[]): Promise<OwnerMailResult> {
  const { config, clock, secretKey } = context;
  const { membershipId, ownerName } = to;
  const today = localDay(clock.now().toISOString(), to.timeZone);
  const sent = due.flatMap(({ facts: { dateId, occursOn }, kinds }) =>
    kinds.map((kind) => ({ dateId, occurrenceDate: occursOn, kind: kindFor(kind, membershipId) })),
  );
  const [only] = due.length === 1 ? due : [];
  return sendOwnerMail(context, {
    to: { id: to.userId, name: to.userName, email: to.email, mailTrouble: to.mailTrouble },
    messageId: secretKey.derive('member-reminder', to.userId, today, JSON.stringify(sent)),
    content: {
      title: only
        ? `${occasionInWords(only.facts)}, ${relativeDay(today, only.facts.occursOn)}`
        : t`${due.length} cards wait in ${ownerName}’s account`,
      intro: t`${ownerName} shares an account with you, and you may approve cards there. Nothing is sent without that.`,
      items: due.map(({ facts }) => ({
        heading: occasionInWords(facts),
        lines: [
          `${dayInWords(facts.occursOn)}, ${relativeDay(today, facts.occursOn)}.`,
          t`A card in ${ownerName}’s account waits for your approval.`,
        ],
        imageUrl: facts.card.imageUrl,
        links: [{ label: t`View`, url: `${config.publicUrl}/cards/${facts.card.id}#in=${membershipId}` }],
      })),
      footer: {
        words: t`This can be switched off for each account that is shared with you, under Family in`,
        link: { label: t`Settings`, url: `${config.publicUrl}/settings#family` },
      },
    },
    claim: (tx) => claimReminders(tx, sent),
    giveBack: (tx) => releaseReminders(tx, sent),
  });
}

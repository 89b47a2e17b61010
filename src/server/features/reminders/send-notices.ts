import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { saidAgain } from '../../reader.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { type AnswerLink, answerLink, keepAnswerLinks } from '../delivery/public.ts';
import { sendNews } from '../push/public.ts';
import {
  claimMessages,
  claimNotices,
  dropOutdatedNotices,
  listWaitingNotices,
  type Notice,
  releaseNotices,
} from './card-notices.store.ts';
import { countFailure, countMail, type MailCounts, noMails } from './mail-counts.ts';
import { wordsOfNotice } from './notice-words.ts';
import { type DraftItem, type OwnerMailResult, sendOwnerMail } from './send-owner-mail.ts';

/** The limit per user and mail; the next run sends the rest. */
const noticesAtOnce = 50;

/**
 * Notifies owners of cards that were not sent, or may not have been: one mail each, counted by its cards. Ignores mail
 * preferences, since it concerns a card they asked to send.
 */
export async function sendNotices(context: Context, signal: AbortSignal): Promise<MailCounts> {
  const { database, log } = context;
  const counts = noMails();
  await dropOutdatedNotices(database.orm);
  let afterUserId = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await listWaitingNotices(database.orm, afterUserId, noticesAtOnce);
    const userId = rows[0]?.userId;
    if (userId === undefined) return counts;
    afterUserId = userId;
    const notices = rows.filter((row) => row.userId === userId);
    try {
      await sendMessages(context, userId, notices);
      const mail = () => mailNotices(context, notices);
      countMail(counts, await inLanguageOfAccount(database.orm, userId, mail), notices.length);
    } catch (error) {
      countFailure(counts, error);
      log.error({ err: error, userId }, 'an owner could not be told of a card');
    }
  }
}

/** Messages leave at once and only once: a mail server in trouble fails the cards and the notices alike. */
async function sendMessages(context: Context, userId: number, notices: Notice[]): Promise<void> {
  await context.database.transaction(async (tx) => {
    const cardIds = await claimMessages(tx, notices);
    await sendNews(
      context,
      tx,
      userId,
      cardIds.map((cardId) => ({ kind: 'failure', cardId })),
    );
  });
}

async function mailNotices(context: Context, notices: Notice[]): Promise<OwnerMailResult> {
  const [first] = notices;
  if (!first) return { result: 'told' };
  const { config, secretKey } = context;
  const links: AnswerLink[] = [];
  const items = notices.map((notice): DraftItem => {
    const words = wordsOfNotice(notice, context.printing !== null);
    const answers = words.answers.map(({ kind, label }) => {
      const answer = answerLink(context, kind, { ...notice, id: notice.cardId }, `notice/${notice.reason}`);
      links.push(answer.link);
      return { label: saidAgain(label), url: answer.url };
    });
    const person = `${config.publicUrl}/people/${notice.personId}/edit`;
    const fix = words.fixAddress ? [{ label: t`Fix the address`, url: person }] : [];
    const view = { label: t`View the card`, url: `${config.publicUrl}/cards/${notice.cardId}` };
    const lines = [t`For ${notice.recipientName}.`, words.says(notice)];
    return { heading: notice.title, lines, imageUrl: notice.imageUrl, links: [...answers, ...fix, view] };
  });
  const keys = notices.map(({ cardId, sendGeneration, reason }) => ({ cardId, sendGeneration, reason }));
  return sendOwnerMail(context, {
    to: { id: first.userId, name: first.userName, email: first.email, mailTrouble: first.mailTrouble },
    messageId: secretKey.derive('notice', first.userId, JSON.stringify(keys)),
    content: {
      title:
        notices.length === 1
          ? t`Not delivered: ${first.title}`
          : t`${notices.length} cards could not be delivered for sure`,
      intro: notices.length === 1 ? t`One of your cards needs a look.` : t`Some of your cards need a look.`,
      items,
      footer: null,
    },
    claim: async (tx) => {
      if (!(await claimNotices(tx, keys))) return false;
      await keepAnswerLinks(tx, links);
      return true;
    },
    giveBack: (tx) => releaseNotices(tx, keys),
  });
}

import { answerLimits } from '../../../contract/answers.ts';
import { t } from '../../../contract/translate.ts';
import { delivered } from '../../../domain/card-lifecycle.ts';
import { neededDetail } from '../../../domain/contact-detail.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { sentAsOf } from '../cards/public.ts';
import { sendOwnerMail } from '../reminders/public.ts';
import { claimAnswers, listWaitingAnswers, releaseAnswers, type WaitingAnswer } from './waiting-answers.store.ts';

/**
 * Mails answers to the senders of the cards: soon after an answer, and every few minutes those still waiting because
 * the mail server refused them or nothing ran.
 */
export function mailAnswersJob(context: Context): Job<'mail-answers'> {
  return {
    name: 'mail-answers',
    concurrency: 1,
    timeoutSeconds: 280,
    handler: (_, { signal }) => mailAnswers(context, signal),
  };
}

/** One mail for each card with new answers; one that fails does not block the others. */
export async function mailAnswers(context: Context, signal: AbortSignal): Promise<void> {
  let afterCardId = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await listWaitingAnswers(context.database.orm, afterCardId, answerLimits.perCard);
    const [first] = rows;
    if (!first) return;
    afterCardId = first.cardId;
    const answers = rows.filter(({ cardId }) => cardId === first.cardId);
    try {
      const mail = () => mailAnswersOfCard(context, first, answers);
      await inLanguageOfAccount(context.database.orm, first.user.id, mail);
    } catch (error) {
      context.log.error({ err: error, cardId: first.cardId }, 'a sender could not be told of an answer');
    }
  }
}

async function mailAnswersOfCard(context: Context, card: WaitingAnswer, answers: WaitingAnswer[]): Promise<void> {
  const { config, database, secretKey } = context;
  const ids = answers.map(({ id }) => id);
  if (!card.wantsMail) {
    await database.transaction((tx) => claimAnswers(tx, ids));
    return;
  }
  const { recipientName } = sentAsOf(card.names);
  const url = `${config.publicUrl}/cards/${card.cardId}`;
  await sendOwnerMail(context, {
    to: card.user,
    messageId: secretKey.derive('answers', card.user.id, JSON.stringify(ids)),
    ...(wasMailed(card) && { replyTo: { name: card.names.recipientName, address: card.recipientEmail ?? '' } }),
    content: {
      title: answers.every(({ kind }) => kind === 'heart')
        ? t`${recipientName} sent you a heart`
        : t`${recipientName} answered your card`,
      intro: wasMailed(card)
        ? t`For your card “${card.title}”. To write back, reply to this email.`
        : t`For your card “${card.title}”.`,
      items: answers.map(({ id, kind, message, imageUrl }) => ({
        heading: kind === 'heart' ? `♥ ${t`From ${recipientName}`}` : t`From ${recipientName}`,
        lines: message === '' ? [] : message.split(/\n+/),
        imageUrl,
        pictureAlt: t`A photo from ${recipientName}`,
        links: [{ label: t`View the card`, url: `${url}#answer-${id}` }],
      })),
      footer: {
        words: t`Whether recipients may answer can be set on each card, and for new cards in`,
        link: { label: t`Settings`, url: `${config.publicUrl}/settings` },
      },
    },
    claim: (tx) => claimAnswers(tx, ids),
    giveBack: (tx) => releaseAnswers(tx, ids),
  });
}

/** The card went to an email address, which a reply then reaches. */
function wasMailed(card: WaitingAnswer): boolean {
  const isDelivered = delivered.some((status) => status === card.deliveryStatus);
  return isDelivered && card.givenBy === null && card.recipientEmail !== null && neededDetail(card) === 'email';
}

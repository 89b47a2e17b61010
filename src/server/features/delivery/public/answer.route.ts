import type { FastifyReply } from 'fastify';
import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { allows, IllegalTransition } from '../../../../domain/card-lifecycle.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { route } from '../../../http/route.ts';
import { mailWaits } from '../../../mail/mail-waits.ts';
import { Refusal } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { inLanguageOfAccount } from '../../accounts/public.ts';
import { approveCard, lockCard } from '../../cards/public.ts';
import { markArrived } from '../outcome/mark-arrived.ts';
import { requireSender } from '../queue/require-sender.ts';
import { sendNow } from '../queue/send-now.ts';
import { findAnswerLink, spendAnswerLink } from './answer-links.store.ts';
import { answerPage } from './answer-page.ts';
import { answerWords } from './answer-words.ts';

type Answer = NonNullable<Awaited<ReturnType<typeof findAnswerLink>>>;

const unknownLink = {
  title: t`This link is not valid`,
  body: t`Open the link in the email again, or log in to Fondly.`,
};
const usedLink = { title: t`This was answered already`, body: t`Log in to Fondly to see how the card is doing.` };

/** Asks before it acts: mail programs and scanners open links automatically. */
export const answerPageRoute = route(deliveryEndpoints.answerPage, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    const answer = await findAnswerLink(context.database.orm, hashToken(params.token));
    if (!answer) return answerPage(reply, 404, unknownLink);
    if (answer.used) return answerPage(reply, 200, usedLink);
    const { ask, button } = answerWords[answer.kind];
    return inLanguageOfAccount(context.database.orm, answer.userId, async () =>
      answerPage(reply, 200, { ...ask(answer), formAction: `/answer/${params.token}`, button }),
    );
  },
});

/** Carries out the owner's answer once, by the card's lifecycle. Requires only the secret. */
export const answerRoute = route(deliveryEndpoints.answer, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    const tokenHash = hashToken(params.token);
    const answer = await findAnswerLink(context.database.orm, tokenHash);
    if (!answer) return answerPage(reply, 404, unknownLink);
    return inLanguageOfAccount(context.database.orm, answer.userId, () =>
      carryOut(context, reply, { tokenHash, answer }),
    );
  },
});

async function carryOut(
  context: Context,
  reply: FastifyReply,
  { tokenHash, answer }: { tokenHash: string; answer: Answer },
): Promise<FastifyReply> {
  const waits = await mailWaits(context);
  try {
    const acted = await context.database.transaction(async (tx) => {
      if (!(await spendAnswerLink(tx, tokenHash))) return false;
      await act(context, tx, answer, waits);
      return true;
    });
    if (!acted) return answerPage(reply, 200, usedLink);
  } catch (error) {
    if (!(error instanceof IllegalTransition || error instanceof Refusal)) throw error;
    return answerPage(reply, 409, { title: t`That did not work`, body: error.message });
  }
  context.wakeDelivery();
  return answerPage(reply, 200, { title: t`Done`, body: answerWords[answer.kind].done(answer) });
}

async function act(context: Context, tx: Executor, { kind, userId, cardId }: Answer, waits: boolean): Promise<void> {
  const card = await lockCard(tx, userId, cardId);
  if (!card) throw new Refusal('not_found', t`The card is gone.`);
  if (kind === 'approve') return approveCard(context, tx, card);
  if (kind === 'arrived') return markArrived(tx, card, context.clock.now());
  // The mail was about a failed card: a card approved or sent again since then stays unchanged.
  if (!allows(card.deliveryStatus, 'itArrived')) throw new IllegalTransition(card.deliveryStatus, 'sendNow', 'status');
  await requireSender(context, tx, userId);
  await sendNow(context, tx, { userId, cardId, mailWaits: waits });
}

import { answerEndpoints } from '../../../contract/answers.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteAnswer } from './answers.store.ts';

/** Removes an answer for good; the nightly clean-up removes its photo. */
export const removeAnswerRoute = route(answerEndpoints.remove, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params }) => {
    if (!(await deleteAnswer(context.database.orm, user.id, params.id, params.answerId)))
      throw notFound(t`The answer was not found.`);
    return undefined;
  },
});

/** Removes it too, and adds an entry to the audit log for administrators. */
export const reportAnswerRoute = route(answerEndpoints.report, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteAnswer(tx, user.id, params.id, params.answerId))) throw notFound(t`The answer was not found.`);
      const details = { answerId: params.answerId };
      const event = { event: 'answer-reported', actorId: user.id, subject: ['card', params.id], details } as const;
      await recordEvent(tx, { ...event, request });
    });
    return undefined;
  },
});

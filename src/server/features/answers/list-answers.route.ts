import { answerEndpoints } from '../../../contract/answers.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { loadCardView } from '../cards/public.ts';
import { viewAnswer } from './answer.view.ts';
import { listAnswers } from './answers.store.ts';

/** The answers to one of the user's cards. */
export const listAnswersRoute = route(answerEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const { orm } = context.database;
    if (!(await loadCardView(orm, user.id, params.id))) throw notFound(t`The card was not found.`);
    return (await listAnswers(orm, [params.id])).map(viewAnswer);
  },
});

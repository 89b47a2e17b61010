import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';

export const answerLimits = { message: 500, perCard: 10, photoMb: 10 } as const;

/** Why an answer is not taken; the page says it in the language of the card. */
export const answerProblems = ['closed', 'full', 'empty', 'tooLong', 'photo', 'tooLarge', 'noRoom'] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** A recipient's answer to a card (D53): a heart, or a thanks of their own words with a photo if they like. */
export const cardAnswer = z.object({
  id: z.int(),
  cardId: z.int(),
  kind: z.enum(['heart', 'thanks']),
  message: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type CardAnswer = z.infer<typeof cardAnswer>;

/** The plain form on the page of a card; its photo is the file part `image`. */
export const answerForm = z.object({
  kind: cardAnswer.shape.kind,
  message: z
    .string()
    .default('')
    // Browsers send every line end of a form as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(answerLimits.message)),
});

const answerParams = z.object({ id, answerId: id });
const secretParams = z.object({ token: z.string().min(20).max(100) });

export const answerEndpoints = {
  /** Takes `answerForm`, plain or multipart; answers pages, since it works without a script. */
  give: endpoint({ method: 'POST', path: '/c/:token/answer', params: secretParams }),
  /** The page after it. */
  given: endpoint({ method: 'GET', path: '/c/:token/answered', params: secretParams }),
  list: endpoint({
    method: 'GET',
    path: '/api/cards/:id/answers',
    params: idParams,
    response: z.array(cardAnswer),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/cards/:id/answers/:answerId', params: answerParams }),
  /** Removes it, and tells the administrators. */
  report: endpoint({ method: 'POST', path: '/api/cards/:id/answers/:answerId/report', params: answerParams }),
};

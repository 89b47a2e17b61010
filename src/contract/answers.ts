import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';

export const answerLimits = { message: 500, perCard: 10 } as const;

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

const answerParams = z.object({ id, answerId: id });

export const answerEndpoints = {
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

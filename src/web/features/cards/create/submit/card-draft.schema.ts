import { z } from 'zod';
import {
  type CreateCardBody,
  createCardBody,
  type SimpleCardBody,
  simpleCardBody,
} from '../../../../../contract/cards.ts';
import type { CardJob, Draft } from './card-draft.ts';

const cardBody = z.union([createCardBody, simpleCardBody]);

const job = z.object({
  id: z.int(),
  card: z.custom<CreateCardBody | SimpleCardBody>((card) => cardBody.safeParse(card).success),
}) satisfies z.ZodType<CardJob>;

/** The draft of a form with this schema. */
export function draftSchema<Form>(form: z.ZodType<Form>): z.ZodType<Draft<Form>> {
  return z.object({ userId: z.int(), form, job: job.nullable() });
}

import './validation-words.ts';
import { z } from 'zod';
import { errorCodes } from './vocabulary.ts';

/** The body of every error answer. `fields` maps a dotted path in the request to the problem there. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  /** For a stale version: the current state, in the view of its own call (D37). */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

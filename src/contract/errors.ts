import { z } from 'zod';

/** Every refusal of the API carries one of these codes (D6). */
export const errorCodes = [
  'malformed',
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'illegal_transition',
  'stale_version',
  'too_large',
  'unsupported_media',
  'rate_limited',
  'overloaded',
  'email_unverified',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `fields` maps a dotted path in the request to what is wrong there. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

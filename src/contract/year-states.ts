// Apart from the schemas, so that pages can use it without loading zod.

/** What became of one occasion in a year; `sealed` is approved and on its way. */
export const envelopeStates = ['empty', 'drafted', 'sealed', 'sent', 'answered', 'failed', 'skipped'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

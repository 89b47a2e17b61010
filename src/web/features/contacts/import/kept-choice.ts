import { z } from 'zod';
import { entryActions } from '../../../../contract/imports.ts';

/**
 * The actions for the entries of a file: a rule for all, and decisions for single entries. Each decision includes the
 * entry's kind, so that a choice among 10,000 entries can be counted without loading them.
 */
export const choice = z.object({
  choose: z.enum(['all', 'new', 'none']),
  fill: z.enum(['all', 'none']),
  decisions: z.record(
    z.string(),
    z.object({ kind: z.enum(['new', 'likely', 'known', 'there']), action: z.enum(entryActions) }),
  ),
});
export type Choice = z.infer<typeof choice>;

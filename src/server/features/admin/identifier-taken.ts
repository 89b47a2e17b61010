import { violatedUnique } from '../../db/constraint-errors.ts';
import { Refusal } from '../../refusal.ts';

/** The refusal for an identifier that another model has; any other error as it is. */
export function identifierTaken(error: unknown): unknown {
  if (!violatedUnique(error)?.includes('identifier')) return error;
  const message = 'There is already a model with this identifier.';
  return new Refusal('illegal_transition', message, { fields: { identifier: message } });
}

import { violatedUnique } from '../../db/constraint-errors.ts';
import { Refusal } from '../../refusal.ts';

/** A parameter that was saved; refused where its model has another of the same name. */
export function unlessNameTaken<Row>(saved: Row | 'name-taken'): Row {
  if (saved !== 'name-taken') return saved;
  const message = 'This model has a parameter with this name already.';
  throw new Refusal('illegal_transition', message, { fields: { name: message } });
}

/** The refusal for an identifier that another model has; any other error as it is. */
export function identifierTaken(error: unknown): unknown {
  if (!violatedUnique(error)?.includes('identifier')) return error;
  const message = 'There is already a model with this identifier.';
  return new Refusal('illegal_transition', message, { fields: { identifier: message } });
}

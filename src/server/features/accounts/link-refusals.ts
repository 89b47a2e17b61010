import { violatedUnique } from '../../db/constraint-errors.ts';
import { Refusal } from '../../refusal.ts';

/** A mailed link that was used, has run out, gave way to a newer one, or never was. */
export function deadLink(): Refusal {
  return new Refusal('not_found', 'This link has been used already or has run out.');
}

/** Someone else made an account with the address in the meantime. */
export function takenAddress(): Refusal {
  return new Refusal('email_taken', 'This address belongs to another account by now.');
}

/** Says so where the database held the address against the change; every other error stays what it is. */
export function refuseTakenAddress(error: unknown): never {
  throw error instanceof Refusal || !violatedUnique(error)?.startsWith('users_email') ? error : takenAddress();
}

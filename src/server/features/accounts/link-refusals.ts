import { t } from '../../../contract/translate.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import { Refusal } from '../../refusal.ts';

/** A mailed link that is used, expired, replaced by a newer one, or invented. */
export function deadLink(): Refusal {
  return new Refusal('not_found', t`This link has already been used or has expired.`);
}

/** Someone else registered the address in the meantime. */
export function takenAddress(): Refusal {
  return new Refusal('email_taken', t`This address belongs to another account by now.`);
}

/** Translates a unique violation of the address; every other error stays unchanged. */
export function refuseTakenAddress(error: unknown): never {
  throw error instanceof Refusal || !violatedUnique(error)?.startsWith('users_email') ? error : takenAddress();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Level } from '../contract/levels.ts';
import type { SessionUser } from './http/session-user.ts';

/** A member who acts in the account of another during one call. */
export type Acting = { membershipId: number; level: Level; account: SessionUser; member: SessionUser };

const storage = new AsyncLocalStorage<Acting>();

/** Does the work of a call by a member, so that what it writes names them. */
export function actAs<Result>(acting: Acting, work: () => Result): Result {
  return storage.run(acting, work);
}

/** The member whose call this is; null if the owner acts, and in jobs. */
export function actingMember(): Acting | null {
  return storage.getStore() ?? null;
}

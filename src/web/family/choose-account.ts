import { call } from '../api.ts';

/** Acts in the account of another from now on, or with null in the own one: every page starts anew, at this path. */
export async function chooseAccount(membershipId: number | null, path = '/'): Promise<void> {
  await call('PUT /api/user/acting', { body: { membershipId } });
  // Drafts and cached data belong to the account that is left.
  sessionStorage.clear();
  location.assign(path);
}

import type { AdminUserView } from '../../../contract/admin.ts';
import type { CountedUser } from './users.store.ts';

/** What an administrator sees of an account: nothing of its contacts and cards but how many there are. */
export function viewUserForAdmin({ user, people, cards }: CountedUser): AdminUserView {
  const { id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, createdAt } = user;
  return {
    ...{ id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, people, cards },
    createdAt: createdAt.toISOString(),
  };
}

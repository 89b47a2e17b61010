import type { AdminUserView } from '../../../contract/admin.ts';
import { firstWeekEnds } from '../../../domain/sending-limits.ts';
import type { Context } from '../../context.ts';
import { sendingState } from '../accounts/public.ts';
import type { CountedUser } from './users.store.ts';

/** What an administrator sees of an account: nothing of its contacts and cards but how many there are. */
export function viewUserForAdmin(
  { user, people, cards }: CountedUser,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): AdminUserView {
  const firstWeekEndsAt = firstWeekEnds(user);
  const { id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, createdAt } = user;
  return {
    ...{ id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, people, cards },
    sending: sendingState(user, config),
    firstWeekEndsAt: !isAdmin && firstWeekEndsAt > clock.now() ? firstWeekEndsAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

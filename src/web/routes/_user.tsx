import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUserQuery } from '../session.ts';
import { UserFrame } from '../shell/user-frame.tsx';

/** Everything beneath needs a session; without one the visitor signs in and comes back (D4). */
export const Route = createFileRoute('/_user')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (!user) throw redirect({ to: '/auth', search: location.href === '/' ? {} : { redirect: location.href } });
    return { user };
  },
  component: User,
});

function User() {
  return <UserFrame userId={Route.useRouteContext({ select: ({ user }) => user.id })} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUserQuery } from '../session.ts';
import { UserFrame } from '../shell/user-frame.tsx';

/** All routes below require a session; visitors without one sign in and return (D4). */
export const Route = createFileRoute('/_user')({
  // Part of the frame, which every page loads.
  codeSplitGroupings: [],
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

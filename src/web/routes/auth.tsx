import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { safeReturnPath } from '../features/accounts/return-path.ts';
import { currentUserQuery } from '../session.ts';

const search = z.object({
  redirect: z.string().optional().catch(undefined),
  reset: z.string().optional().catch(undefined),
});

export const Route = createFileRoute('/auth')({
  validateSearch: search,
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (user) throw redirect({ href: safeReturnPath(search.redirect), replace: true });
  },
  head: () => ({ meta: [{ title: 'Log in | Fondly' }] }),
  component: Auth,
});

function Auth() {
  const { redirect: returnTo } = Route.useSearch();
  return <AuthPage returnTo={safeReturnPath(returnTo)} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { safeReturnPath } from '../features/accounts/return-path.ts';
import { readText, type Search } from '../read-search.ts';
import { currentUserQuery } from '../session.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect, reset }: Search): { redirect?: string; reset?: string } => ({
    redirect: readText(redirect),
    reset: readText(reset),
  }),
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

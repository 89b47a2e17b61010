import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { EmailLinkPage } from '../features/accounts/email-link-page.tsx';
import { safeReturnPath } from '../features/accounts/return-path.ts';
import { readText, type Search } from '../read-search.ts';
import { currentUserQuery } from '../session.ts';

type AuthSearch = { redirect?: string; reset?: string; email?: string; undo?: string };

export const Route = createFileRoute('/auth')({
  /** `email` and `undo` are the tokens in the mails about a changed address (D8). */
  validateSearch: ({ redirect, reset, email, undo }: Search): AuthSearch => ({
    redirect: readText(redirect),
    reset: readText(reset),
    email: readText(email),
    undo: readText(undo),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    // A mailed link counts whoever is signed in here.
    if (user && !search.email && !search.undo) throw redirect({ href: safeReturnPath(search.redirect), replace: true });
  },
  head: () => ({ meta: [{ title: 'Log in | Fondly' }] }),
  component: Auth,
});

function Auth() {
  const { redirect: returnTo, email, undo } = Route.useSearch();
  if (email) return <EmailLinkPage act="confirm" token={email} />;
  if (undo) return <EmailLinkPage act="undo" token={undo} />;
  return <AuthPage returnTo={safeReturnPath(returnTo)} />;
}

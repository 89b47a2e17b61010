import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { EmailLinkPage } from '../features/accounts/email-link-page.tsx';
import { safeReturnPath } from '../features/accounts/return-path.ts';
import { currentUserQuery } from '../session.ts';

const search = z.object({
  redirect: z.string().optional().catch(undefined),
  reset: z.string().optional().catch(undefined),
  /** The tokens in the mails about a changed address (D8). */
  email: z.string().optional().catch(undefined),
  undo: z.string().optional().catch(undefined),
});

export const Route = createFileRoute('/auth')({
  validateSearch: search,
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

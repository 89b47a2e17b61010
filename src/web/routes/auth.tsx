import { createFileRoute, redirect } from '@tanstack/react-router';
import { t } from '../../contract/translate.ts';
import { safeReturnPath } from '../../domain/return-path.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { MailedLinkPage } from '../features/accounts/mailed-link-page.tsx';
import { readText, type Search } from '../read-search.ts';
import { currentUserQuery } from '../session.ts';

type AuthSearch = {
  redirect?: string;
  reset?: string;
  email?: string;
  verify?: string;
  undo?: string;
  invitation?: string;
  login?: string;
};

export const Route = createFileRoute('/auth')({
  /**
   * Tokens of links: `reset` for the password (D7), `email`, `verify` and `undo` for the address (D8, D45). `login` says
   * why one with another service opened nothing.
   */
  validateSearch: ({ redirect, reset, email, verify, undo, invitation, login }: Search): AuthSearch => ({
    redirect: readText(redirect),
    reset: readText(reset),
    email: readText(email),
    verify: readText(verify),
    undo: readText(undo),
    invitation: readText(invitation),
    login: readText(login),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    // A mailed link works for any signed-in user.
    if (user && !search.reset && !search.email && !search.verify && !search.undo)
      throw redirect({ href: safeReturnPath(search.redirect), replace: true });
  },
  head: () => ({ meta: [{ title: t`Log in | Fondly` }] }),
  component: Auth,
});

function Auth() {
  const { redirect: returnTo, reset, email, verify, undo, invitation, login } = Route.useSearch();
  if (reset) return <MailedLinkPage act="reset" token={reset} />;
  if (email) return <MailedLinkPage act="confirm" token={email} />;
  if (verify) return <MailedLinkPage act="verify" token={verify} />;
  if (undo) return <MailedLinkPage act="undo" token={undo} />;
  return <AuthPage returnTo={safeReturnPath(returnTo)} invitation={invitation} problem={login} />;
}

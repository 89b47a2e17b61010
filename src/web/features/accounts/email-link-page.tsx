import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '../../../contract/translate.ts';
import { ApiError, call } from '../../api.ts';
import { currentUserQuery } from '../../session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { AuthHero } from './auth-hero.tsx';

const words = {
  confirm: {
    title: t`Confirm your new address`,
    text: t`From then on you log in with this address, and answers to your cards go to it.`,
    button: t`Confirm this address`,
    busy: t`Confirming...`,
    doneTitle: t`Your new address is confirmed`,
    doneText: t`Log in with it from now on. We told your old address, which can undo the change for seven days.`,
    goOn: t`Go to your settings`,
  },
  verify: {
    title: t`Confirm your address`,
    text: t`Your cards can then be sent, and answers to them will come here.`,
    button: t`Confirm this address`,
    busy: t`Confirming...`,
    doneTitle: t`Your address is confirmed`,
    doneText: t`Thank you. Your cards will go out on their days.`,
    goOn: t`Continue`,
  },
  undo: {
    title: t`Undo the change?`,
    text: t`Your account gets the old address back, and everyone who is logged in to it is logged out.`,
    button: t`Undo the change`,
    busy: t`Undoing it...`,
    doneTitle: t`Your old address is back`,
    doneText: t`Everyone is logged out. Log in with the old address and change your password next.`,
    goOn: t`Log in`,
  },
} as const;

const ways = {
  confirm: { name: 'POST /api/email/confirm', onwards: '/settings' },
  verify: { name: 'POST /api/email/verify', onwards: '/' },
  undo: { name: 'POST /api/email/undo', onwards: '/auth' },
} as const;

/** The page behind links about an email address (D8, D45). It requires a click, because mail scanners open links. */
export function EmailLinkPage({ act, token }: { act: keyof typeof words; token: string }) {
  const queryClient = useQueryClient();
  const say = words[act];
  const { name, onwards } = ways[act];
  const use = useMutation({
    mutationFn: () => call(name, { body: { token } }),
    onSuccess: () => queryClient.resetQueries({ queryKey: currentUserQuery.queryKey }),
  });
  // The link cannot succeed any more.
  const isDead = use.error instanceof ApiError && use.error.status >= 400 && use.error.status < 429;
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div aria-live="polite">
          <h2 className="text-[1.875rem] leading-9">{use.isSuccess ? say.doneTitle : say.title}</h2>
          <p className="mt-1 mb-5.5 text-ink-soft">{use.isSuccess ? say.doneText : say.text}</p>
          {use.isError && (
            <div className="mb-5.5">
              <ErrorNote title="That did not work">
                {use.error.message} {isDead && act !== 'undo' && 'You can ask for another in your settings.'}
              </ErrorNote>
            </div>
          )}
          {use.isSuccess || isDead ? (
            <Link to={onwards} className={buttonClass('ink', 'lg', 'w-full')}>
              {say.goOn}
            </Link>
          ) : (
            <Button size="lg" className="w-full" busy={use.isPending} busyLabel={say.busy} onClick={() => use.mutate()}>
              {say.button}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}

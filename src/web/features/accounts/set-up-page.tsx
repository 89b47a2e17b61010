import { ShieldCheck } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { AuthHero } from './auth-hero.tsx';
import { LoginProblem } from './login-problem.tsx';
import { ProviderLogins } from './provider-logins.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNote } from './terms-note.tsx';

/** The first page of a fresh installation: the administrator's account. The other steps follow at /set-up. */
export function SetUpPage({
  needsCode,
  passwords,
  problem,
}: {
  needsCode: boolean;
  /** Whether passwords open accounts here. */
  passwords: boolean;
  /** Why a login with another service opened nothing. */
  problem: string | undefined;
}) {
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div>
          <h2 className="text-[1.875rem] leading-9">Set up Fondly</h2>
          <p className="mt-1 mb-5.5 text-ink-soft">
            Your account first, then mail and who may join. You can do those later.
          </p>
          <LoginProblem problem={problem} />
          <QuietNote icon={ShieldCheck} title="This account will be the administrator">
            <p>Nobody has an account here yet. With yours you set up mail and decide who else may register.</p>
          </QuietNote>
          {passwords && (
            <RegisterForm
              returnTo="/set-up"
              invitation={undefined}
              asksCode={needsCode}
              submitLabel="Create my account"
            />
          )}
          {/* The form asks for the code already; a login with another service can be linked in Settings. */}
          {!(passwords && needsCode) && (
            <ProviderLogins withProvider={(name) => t`Register with ${name}`} returnTo="/set-up" asksCode={needsCode} />
          )}
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

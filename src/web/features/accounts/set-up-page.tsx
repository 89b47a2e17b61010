import { ShieldCheck } from 'lucide-react';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { AuthHero } from './auth-hero.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNote } from './terms-note.tsx';

/** The first page of a fresh installation: the administrator's account. The other steps follow at /set-up. */
export function SetUpPage({ needsCode }: { needsCode: boolean }) {
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div>
          <h2 className="text-[1.875rem] leading-9">Set up Fondly</h2>
          <p className="mt-1 mb-5.5 text-ink-soft">
            Your account first, then mail and who may join. You can do those later.
          </p>
          <QuietNote icon={ShieldCheck} title="This account administers Fondly">
            <p>Nobody has an account here yet. Yours sets up mail and decides who else may register.</p>
          </QuietNote>
          <RegisterForm
            returnTo="/set-up"
            invitation={undefined}
            asksCode={needsCode}
            submitLabel="Create my account"
          />
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../contract/translate.ts';
import type { CardWish } from '../../first-card/kept-wish.ts';
import { PagePending } from '../../shell/page-pending.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AuthHero } from './auth-hero.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginProblem } from './login-problem.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { registrationNeedsQuery } from './registration-needs.query.ts';
import { SetUpPage } from './set-up-page.tsx';
import { TermsNote } from './terms-note.tsx';
import { TryCard } from './try-card.tsx';
import { useEnter } from './use-sign-in.ts';

type Tab = 'login' | 'register';

const heads: Record<Tab, { title: string; text: string }> = {
  login: { title: t`Welcome back`, text: t`Log in to see who is coming up.` },
  register: { title: t`Create your account`, text: t`It takes a minute. Your first cards are free.` },
};

type Entry = {
  returnTo: string;
  invitation: string | undefined;
  /** Why a login with another service opened nothing. */
  problem: string | undefined;
};

/**
 * The first page for visitors: the set-up of a fresh installation, else signing in, also while the answer is missing.
 */
export function AuthPage(entry: Entry) {
  const { data, isLoading } = useQuery(registrationNeedsQuery());
  if (isLoading) return <PagePending />;
  if (data?.setUp) {
    return <SetUpPage needsCode={data.setUp.needsCode} passwords={data.passwords} problem={entry.problem} />;
  }
  return <SignInPage {...entry} />;
}

/** The hero picture, and tabs for login and registration. */
function SignInPage({ returnTo, invitation, problem }: Entry) {
  const [tab, setTab] = useState<Tab>(invitation ? 'register' : 'login');
  const enter = useEnter(returnTo);
  const [wish, setWish] = useState<CardWish | null>(null);
  const keep = (kept: CardWish) => {
    setWish(kept);
    setTab('register');
  };
  const head = heads[tab];
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div>
          <h2 className="text-[1.875rem] leading-9">{head.title}</h2>
          <p className="mt-1 mb-5.5 text-ink-soft">{head.text}</p>
          <LoginProblem problem={problem} />
          <Tabs value={tab} onValueChange={setTab}>
            <TabList
              full
              label="Login or register"
              tabs={[
                { value: 'login', label: t`Login` },
                { value: 'register', label: t`Register` },
              ]}
            />
            <TabPanel value="login">
              <div className="mt-6.5">
                <LoginForm onEnter={enter} returnTo={returnTo} />
              </div>
            </TabPanel>
            <TabPanel value="register">
              {wish && (
                <QuietNote icon={Sparkles} title={`Your card for ${wish.name} is kept`} className="mt-6.5">
                  <p>Once you have an account, it waits on your Home with their birthday.</p>
                </QuietNote>
              )}
              <RegisterPanel returnTo={returnTo} invitation={invitation} />
            </TabPanel>
          </Tabs>
          <TryCard onKeep={keep} />
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

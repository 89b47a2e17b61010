import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../contract/translate.ts';
import type { CardWish } from '../../first-card/kept-wish.ts';
import { PagePending } from '../../shell/page-pending.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useLater } from '../../ui/use-later.ts';
import { AuthHero } from './auth-hero.tsx';
import { registrationNeedsQuery } from './registration-needs.query.ts';
import { TermsNote } from './terms-note.tsx';
import { TryCard } from './try-card.tsx';
import { useEnter } from './use-sign-in.ts';

const loadLogin = () => import('./login-form.tsx').then(({ LoginForm }) => LoginForm);
const loadRegister = () => import('./register-panel.tsx').then(({ RegisterPanel }) => RegisterPanel);
const loadProblem = () => import('./login-problem.tsx').then(({ LoginProblem }) => LoginProblem);
const loadSetUp = () => import('./set-up-page.tsx').then(({ SetUpPage }) => SetUpPage);

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
  const SetUpPage = useLater(loadSetUp, data?.setUp);
  if (isLoading || (data?.setUp && !SetUpPage)) return <PagePending />;
  if (data?.setUp && SetUpPage) {
    return <SetUpPage needsCode={data.setUp.needsCode} passwords={data.passwords} problem={entry.problem} />;
  }
  return <SignInPage {...entry} />;
}

/** The hero picture, and tabs for login and registration. */
function SignInPage({ returnTo, invitation, problem }: Entry) {
  const [tab, setTab] = useState<Tab>(invitation ? 'register' : 'login');
  const LoginForm = useLater(loadLogin, tab === 'login');
  const RegisterPanel = useLater(loadRegister, tab === 'register');
  const LoginProblem = useLater(loadProblem, problem);
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
          {problem && LoginProblem && <LoginProblem problem={problem} />}
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
                {LoginForm ? <LoginForm onEnter={enter} returnTo={returnTo} /> : <Skeleton className="h-72" />}
              </div>
            </TabPanel>
            <TabPanel value="register">
              {wish && (
                <QuietNote icon={Sparkles} title={`Your card for ${wish.name} is kept`} className="mt-6.5">
                  <p>Once you have an account, it waits on your Home with their birthday.</p>
                </QuietNote>
              )}
              {RegisterPanel ? (
                <RegisterPanel returnTo={returnTo} invitation={invitation} />
              ) : (
                <Skeleton className="mt-6.5 h-96" />
              )}
            </TabPanel>
          </Tabs>
          <TryCard onKeep={keep} />
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

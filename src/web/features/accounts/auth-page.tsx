import { useState } from 'react';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AuthHero } from './auth-hero.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { TermsNote } from './terms-note.tsx';
import { useEnter } from './use-sign-in.ts';

type Tab = 'login' | 'register';

const heads: Record<Tab, { title: string; text: string }> = {
  login: { title: 'Welcome back', text: 'Log in to see who is coming up.' },
  register: { title: 'Create your account', text: 'It takes a minute. Your first cards are free.' },
};

/** The sign-in page: the hero picture, and tabs for login and registration. */
export function AuthPage({ returnTo, invitation }: { returnTo: string; invitation: string | undefined }) {
  const [tab, setTab] = useState<Tab>(invitation ? 'register' : 'login');
  const enter = useEnter(returnTo);
  const head = heads[tab];
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div>
          <h2 className="text-[1.875rem] leading-9">{head.title}</h2>
          <p className="mt-1 mb-5.5 text-ink-soft">{head.text}</p>
          <Tabs value={tab} onValueChange={setTab}>
            <TabList
              full
              label="Login or register"
              tabs={[
                { value: 'login', label: 'Login' },
                { value: 'register', label: 'Register' },
              ]}
            />
            <TabPanel value="login">
              <div className="mt-6.5">
                <LoginForm onEnter={enter} />
              </div>
            </TabPanel>
            <TabPanel value="register">
              <RegisterPanel returnTo={returnTo} invitation={invitation} />
            </TabPanel>
          </Tabs>
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

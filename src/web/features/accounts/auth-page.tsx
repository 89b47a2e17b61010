import { useState } from 'react';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AuthHero } from './auth-hero.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNote } from './terms-note.tsx';

type Tab = 'login' | 'register';

const heads: Record<Tab, { title: string; text: string }> = {
  login: { title: 'Welcome back', text: 'Log in to see who is coming up.' },
  register: { title: 'Create your account', text: 'It takes a minute. Your first cards are free.' },
};

/** The sign-in page: envelope on linen, and login and register side by side as tabs. */
export function AuthPage({ returnTo }: { returnTo: string }) {
  const [tab, setTab] = useState<Tab>('login');
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
              <LoginForm returnTo={returnTo} />
            </TabPanel>
            <TabPanel value="register">
              <RegisterForm returnTo={returnTo} />
            </TabPanel>
          </Tabs>
          <TermsNote />
        </div>
      </main>
    </div>
  );
}

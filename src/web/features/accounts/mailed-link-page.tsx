import { PagePending } from '../../shell/page-pending.tsx';
import { useLater } from '../../ui/use-later.ts';

const loadReset = () => import('./reset-password-page.tsx').then((module) => module.ResetPasswordPage);
const loadEmail = () => import('./email-link-page.tsx').then((module) => module.EmailLinkPage);

/** What a mailed link opens; its code loads only then. */
export function MailedLinkPage({ act, token }: { act: 'reset' | 'confirm' | 'verify' | 'undo'; token: string }) {
  const ResetPasswordPage = useLater(loadReset, act === 'reset');
  const EmailLinkPage = useLater(loadEmail, act !== 'reset');
  if (act === 'reset') return ResetPasswordPage ? <ResetPasswordPage token={token} /> : <PagePending />;
  return EmailLinkPage ? <EmailLinkPage act={act} token={token} /> : <PagePending />;
}

import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { SettingsSection } from '../settings-section.tsx';

const loadWebhooks = () => import('./webhooks-dialog.tsx').then(({ WebhooksDialog }) => WebhooksDialog);
const loadTokens = () => import('./access-tokens-dialog.tsx').then(({ AccessTokensDialog }) => AccessTokensDialog);

/** Keys for programs that use the account. */
export function ProgramsSection({ user }: { user: UserView }) {
  const [open, setOpen] = useState<'tokens' | 'webhooks' | null>(null);
  const AccessTokensDialog = useLater(loadTokens, open === 'tokens');
  const WebhooksDialog = useLater(loadWebhooks, open === 'webhooks');
  const close = () => setOpen(null);
  return (
    <SettingsSection
      anchor="programs"
      title="Programs"
      text="Let your own scripts and home automation work with your contacts and cards."
    >
      <div className="flex flex-wrap items-center gap-2.5 max-md:[&>.btn]:w-full">
        <Button variant="line" onClick={() => setOpen('tokens')}>
          Access Tokens
        </Button>
        <Button variant="line" onClick={() => setOpen('webhooks')}>
          Webhooks
        </Button>
        <a
          className="link touch inline-flex min-h-11 items-center text-sm"
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
        >
          What programs can do
        </a>
      </div>
      {AccessTokensDialog && open === 'tokens' && <AccessTokensDialog user={user} onClose={close} />}
      {WebhooksDialog && open === 'webhooks' && <WebhooksDialog user={user} onClose={close} />}
    </SettingsSection>
  );
}

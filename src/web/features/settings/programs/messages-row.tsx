import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import type { MessageAddressView } from '../../../../contract/messages.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { useLater } from '../../../ui/use-later.ts';

const loadDialog = () => import('./messages-dialog.tsx').then(({ MessagesDialog }) => MessagesDialog);
const services = { ntfy: 'ntfy', gotify: t`Gotify`, tgram: t`Telegram`, matrix: t`Matrix` } as const;

/** Messages by a service of the user's choice; not part of the form. */
export function MessagesRow({ user }: { user: UserView }) {
  const [isOpen, setOpen] = useState(false);
  const MessagesDialog = useLater(loadDialog, isOpen);
  const messages = useQuery({
    queryKey: ['/api/user/messages'],
    queryFn: ({ signal }) => call('GET /api/user/messages', { signal }),
  });
  const address = messages.data?.address ?? null;
  return (
    <div className="settings-switch">
      <div className="min-w-0">
        <p className="font-semibold">By ntfy, Gotify, Telegram or Matrix</p>
        <p className="text-sm break-words text-ink-soft">{wordsOf(address)}</p>
      </div>
      <Button variant="line" onClick={() => setOpen(true)}>
        {address ? 'Change' : 'Set up'}
      </Button>
      {MessagesDialog && isOpen && <MessagesDialog user={user} address={address} onClose={() => setOpen(false)} />}
    </div>
  );
}

function wordsOf(address: MessageAddressView | null): string {
  if (!address) return t`The same messages as on a device, and when a card was not delivered.`;
  if (address.trouble) return t`The last message did not arrive. ${address.trouble}`;
  return t`Messages go to ${services[address.service]} at ${address.host}.`;
}

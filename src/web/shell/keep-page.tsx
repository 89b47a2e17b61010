import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { UserView } from '../../contract/accounts.ts';
import { ApiError, call, headersOfChanges } from '../api.ts';
import { keepDevice } from '../device-messages.ts';
import { chooseAccount } from '../family/choose-account.ts';
import { ConfirmSheet } from '../ui/confirm-sheet.tsx';
import type { ToastMessage } from '../ui/toast-list.tsx';
import { keepServiceWorker } from './keep-service-worker.ts';

let isTold = false;
let isKept = false;
let deviceOf: number | undefined;

/**
 * What a page of a user does once it is shown: registers the service worker, keeps the browser's messages those of its user,
 * and stays with the account that it shows. Every change names that account, and once another one was chosen in another tab,
 * or the membership has ended, the user is told.
 */
export async function keepPage(
  { id, acting }: UserView,
  queryClient: QueryClient,
  toast: (message: ToastMessage) => void,
): Promise<void> {
  headersOfChanges['x-fondly-account'] = String(id);
  if (!isKept) {
    isKept = true;
    // If this fails offline, the next visit registers it.
    keepServiceWorker(toast).catch(() => {});
    const look = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
      if (type !== 'updated' || action?.type !== 'error' || !(action.error instanceof ApiError)) return;
      if (action.error.code === 'account_changed') tellAccountChanged(action.error.message);
    };
    queryClient.getQueryCache().subscribe(look);
    queryClient.getMutationCache().subscribe(look);
  }
  if (acting || deviceOf === id) return;
  deviceOf = id;
  await keepDevice(id);
}

function tellAccountChanged(message: string): void {
  if (isTold) return;
  isTold = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    isTold = false;
  };
  root.render(
    <ConfirmSheet
      open
      onOpenChange={close}
      title="This account is not open here any more"
      text={message}
      confirmLabel="Go on to Home"
      cancelLabel="Stay on this page"
      variant="ink"
      onConfirm={goHome}
    />,
  );
}

/** To the account that another tab chose, or to the own one if the membership has ended. */
async function goHome(): Promise<void> {
  try {
    await call('GET /api/user');
    sessionStorage.clear();
    location.assign('/');
  } catch {
    await chooseAccount(null).catch(() => location.reload());
  }
}

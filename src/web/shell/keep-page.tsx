import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { UserView } from '../../contract/accounts.ts';
import { t } from '../../contract/translate.ts';
import { ApiError, call, headersOfChanges } from '../api.ts';
import { keepDevice } from '../device-messages.ts';
import { chooseAccount } from '../family/choose-account.ts';
import { ConfirmSheet } from '../ui/confirm-sheet.tsx';
import type { ToastMessage } from '../ui/toast-list.tsx';
import { keepServiceWorker } from './keep-service-worker.ts';
import { followLanguage } from './language.ts';

let isAsked = false;
let isKept = false;
let deviceOf: number | undefined;

/**
 * What a page of a user does once it is shown: registers the service worker, keeps the browser's messages those of its user,
 * and stays with the account that it shows. Every change names that account, and once another one was chosen in another tab,
 * or the membership has ended, the user is told.
 */
export async function keepPage(
  { id, acting, preferences }: UserView,
  queryClient: QueryClient,
  toast: (message: ToastMessage) => void,
): Promise<void> {
  headersOfChanges['x-fondly-account'] = String(id);
  followLanguage(preferences.language);
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
  void offerAccount(acting?.membershipId);
  if (acting || deviceOf === id) return;
  deviceOf = id;
  await keepDevice(id);
}

/** Asks above whatever the page shows; one question at a time. */
function ask(question: { title: string; text: string; confirmLabel: string; onConfirm: () => void }): void {
  if (isAsked) return;
  isAsked = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    isAsked = false;
  };
  root.render(<ConfirmSheet open onOpenChange={close} cancelLabel="Stay on this page" variant="ink" {...question} />);
}

const tellAccountChanged = (text: string) =>
  ask({
    title: t`This account is not open here any more`,
    text,
    confirmLabel: t`Continue to Home`,
    onConfirm: goHome,
  });

/** A link of a message may lead to the account of another: it names the membership behind the #, and asks first. */
async function offerAccount(present: number | undefined): Promise<void> {
  const wanted = Number(/^#in=(\d{1,9})$/.exec(location.hash)?.[1]);
  if (!wanted) return;
  const path = location.pathname + location.search;
  const { memberships } = wanted === present ? { memberships: [] } : await call('GET /api/user/family');
  const ownerName = memberships.find(({ id }) => id === wanted)?.ownerName;
  if (ownerName === undefined) return;
  ask({
    title: t`Go to ${ownerName}’s account?`,
    text: t`What this link leads to is there.`,
    confirmLabel: t`Go there`,
    onConfirm: () => chooseAccount(wanted, path).catch(() => location.reload()),
  });
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

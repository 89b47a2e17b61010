import { type ReactNode, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-list.tsx';
import { useLater } from './use-later.ts';

/** The messages that have not been shown yet, newest last. */
let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Returns a function that shows a message for a while, replacing the previous one. */
export function useToast(): (message: ToastMessage) => void {
  return showToast;
}

/** Renders the messages; its code loads after the first page, or with the first message. */
export function ToastPlace(): ReactNode {
  const messages = useSyncExternalStore(subscribe, () => waiting);
  const List = useLater(loadList, messages.at(-1));
  return List && <List messages={messages} onTaken={() => setWaiting([])} />;
}

const loadList = () => import('./toast-list.tsx').then(({ ToastList }) => ToastList);

function showToast(message: ToastMessage): void {
  setWaiting([...waiting, message]);
}

function setWaiting(messages: readonly ToastMessage[]): void {
  waiting = messages;
  for (const tell of listeners) tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

import type { ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-sheet.tsx';
import { useLater } from './use-later.ts';

const loadSheet = () => import('./confirm-sheet.tsx').then(({ ConfirmSheet }) => ConfirmSheet);

/** Asks before an action that cannot be undone. Escape and Cancel close it without acting. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const Loaded = useLater(loadSheet, props.open);
  return Loaded && <Loaded {...props} />;
}

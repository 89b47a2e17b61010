import type { ReactNode } from 'react';
import { useLater } from '../../../ui/use-later.ts';
import type { OverlayDialogProps } from './overlay-dialog.tsx';

const loadDialog = () => import('./overlay-dialog.tsx').then((loaded) => loaded.OverlayDialog);

/** Chooses how the words of a card sit on its photo; nothing is kept before Save Style. */
export function OverlayDialog(props: OverlayDialogProps): ReactNode {
  const Loaded = useLater(loadDialog, props.open);
  return Loaded && <Loaded {...props} />;
}

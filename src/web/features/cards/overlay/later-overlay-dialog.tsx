import type { ReactNode } from 'react';
import { useLater } from '../../../ui/use-later.ts';
import type { OverlayDialogProps } from './overlay-dialog.tsx';

const loadDialog = () => import('./overlay-dialog.tsx').then((loaded) => loaded.OverlayDialog);

/** Styles the text over a photo; nothing is saved before Save Style. */
export function OverlayDialog(props: OverlayDialogProps): ReactNode {
  const Loaded = useLater(loadDialog, props.open);
  return Loaded && <Loaded {...props} />;
}

import type { ReactNode } from 'react';
import type { DialogProps } from './dialog-sheet.tsx';
import { useLater } from './use-later.ts';

const loadSheet = () => import('./dialog-sheet.tsx').then(({ DialogSheet }) => DialogSheet);

/** A modal dialog; on phones it slides up from the bottom with its buttons fixed. */
export function Dialog(props: DialogProps): ReactNode {
  const Loaded = useLater(loadSheet, props.open);
  return Loaded && <Loaded {...props} />;
}

import type { ComponentProps } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLater } from '../ui/use-later.ts';
import type { Manner } from './manner.tsx';

const load = () => import('./manner.tsx').then(({ Manner }) => Manner);

/** Tone and length on a page whose first load is limited: its lists load once the page is shown. */
export function MannerLater(props: ComponentProps<typeof Manner>) {
  const Loaded = useLater(load);
  return Loaded ? <Loaded {...props} /> : <Skeleton className="h-18 rounded-panel" />;
}

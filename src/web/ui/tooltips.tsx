import type { ReactNode } from 'react';
import { useLater } from './use-later.ts';

/** Shows tooltips for `data-tooltip`; its code loads after the first page. A tooltip is never a control's only label. */
export function Tooltips(): ReactNode {
  const Layer = useLater(loadLayer);
  return Layer && <Layer />;
}

const loadLayer = () => import('./tooltip-layer.tsx').then(({ TooltipLayer }) => TooltipLayer);

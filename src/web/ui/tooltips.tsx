import type { ReactNode } from 'react';
import { useLater } from './use-later.ts';

/** Shows the words of every `data-tooltip`; its code comes after the first page. They are never the only place of a name. */
export function Tooltips(): ReactNode {
  const Layer = useLater(loadLayer);
  return Layer && <Layer />;
}

const loadLayer = () => import('./tooltip-layer.tsx').then(({ TooltipLayer }) => TooltipLayer);

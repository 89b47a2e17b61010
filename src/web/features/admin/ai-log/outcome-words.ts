import type { AiCallView } from '../../../../contract/admin.ts';
import type { BadgeColor } from '../../../../domain/delivery-badges.ts';

/** How a call of the AI log ended, in words and colour. */
export const outcomes: Readonly<Record<AiCallView['outcome'], { label: string; color: BadgeColor }>> = {
  done: { label: 'Done', color: 'green' },
  'fell-back': { label: 'Studio instead', color: 'orange' },
  failed: { label: 'Failed', color: 'red' },
};

/** '0.8 s', '12 s': as exact as anyone needs. */
export function secondsInWords(durationMs: number): string {
  const seconds = durationMs / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

import type { SchedulerView } from '../../../contract/system.ts';
import { deliveryStatuses } from '../../../contract/vocabulary.ts';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { momentInWords } from './process-words.ts';

/** Overdue cards that were not sent, each with its reason. */
export function HeldList({ held }: { held: SchedulerView['held'] }) {
  if (held.length === 0) {
    return (
      <Panel>
        <p className="text-ink-soft">Every card that was due has gone out.</p>
      </Panel>
    );
  }
  return (
    <Panel className="py-0">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {held.map((card) => {
          const status = deliveryStatuses.find((known) => known === card.deliveryStatus);
          return (
            <li key={card.cardId} className="grid grid-cols-1 gap-1 py-4">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <bdi className="min-w-0 break-words font-semibold">{card.title}</bdi>
                {status ? <StatusBadge status={status} /> : <Badge color="gray">{card.deliveryStatus}</Badge>}
              </p>
              <p className="break-words text-sm text-ink-soft">{card.reason}</p>
              <p className="text-sm text-ink-faint">
                Card {card.cardId}
                {card.dueAt && `, due ${momentInWords(card.dueAt)}`}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

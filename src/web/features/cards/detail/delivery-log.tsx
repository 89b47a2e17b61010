import type { DeliveryLogEntry } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { keptInOutbox } from '../../../../domain/delivery-badges.ts';
import { ordinalMoment } from '../../../calendar-words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useTimeZone } from '../../../use-today.ts';

/** All attempts to deliver the card, newest first. */
export function DeliveryLog({ entries }: { entries: readonly DeliveryLogEntry[] }) {
  const timeZone = useTimeZone();
  if (entries.length === 0) return null;
  return (
    <Panel>
      <h2 className="mb-2">Delivery</h2>
      <ol className="card-log">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{attemptWords(entry.deliveryStatus)}</span>
              <span className="text-ink-faint">{ordinalMoment(entry.sentAt ?? entry.createdAt, timeZone)}</span>
            </p>
            {entry.deliveryDetails && <p className="text-ink-soft break-words">{entry.deliveryDetails}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const words: Record<string, string> = {
  sending: t`Being sent`,
  sent: t`Sent`,
  kept: keptInOutbox,
  retry: t`Not accepted yet, will be tried again`,
  failed: t`Failed`,
  unknown: t`Outcome unknown`,
  released: t`Put back before it was sent`,
  fenced: t`Left to another attempt`,
};

/** The outcome of one delivery attempt, as text. */
function attemptWords(status: string): string {
  return words[status] ?? status.replaceAll('_', ' ');
}

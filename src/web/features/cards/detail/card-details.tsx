import { Link } from '@tanstack/react-router';
import { Postmark } from '../../../../card-page/postmark.tsx';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { cardCategoryLabel } from '../../../../domain/card-category.ts';
import { allows, delivered } from '../../../../domain/card-lifecycle.ts';
import { badgeOf, keptInOutbox } from '../../../../domain/delivery-badges.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { relationshipWord } from '../../../../domain/relationship.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { PhoneFold } from '../../../shell/phone-fold.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useTimeZone } from '../../../use-today.ts';
import type { useCardActions } from './use-card-actions.ts';

/** The recipient, occasion and day of a card. */
export function CardDetails({
  card,
  restore,
}: {
  card: CardView;
  restore: ReturnType<typeof useCardActions>['restore'];
}) {
  const timeZone = useTimeZone();
  const { person, occasion, deliveryStatus, scheduledDate } = card;
  const day = card.occurrenceDate ?? scheduledDate ?? occasion?.date ?? null;
  const isMixed = Boolean(card.wordsEngine) && card.wordsEngine !== card.engine;
  const wasSent = (delivered as readonly string[]).includes(deliveryStatus);
  return (
    <Panel>
      <PhoneFold title="Card Details" className="card-fold">
        <div className="mb-4.5 flex items-center gap-4 border-b border-line pb-4.5">
          {day && <Postmark date={day} />}
          <div className="min-w-0">
            <p className="font-semibold break-words" dir="auto">
              {occasion ? occasionLabel(occasion.occasionType) : cardCategoryLabel(card.category)}
            </p>
            {day && <p className="text-xs text-ink-faint">{ordinalDay(day)}</p>}
          </div>
        </div>
        <p className="mb-4 leading-5.5 break-words">
          For{' '}
          <Link to="/people/$id" params={{ id: String(person.id) }} className="font-semibold hover:underline">
            <bdi>{person.name}</bdi>
          </Link>
          , your <bdi>{relationshipWord(person.relationship)}</bdi>
        </p>
        <dl className="card-facts">
          {person.nickname && (
            <>
              <dt>Nickname</dt>
              <dd className="break-words" dir="auto">
                {person.nickname}
              </dd>
            </>
          )}
          {!card.givenBy && (
            <>
              <dt>Delivery method</dt>
              <dd>{deliveryWords(card)}</dd>
            </>
          )}
          <dt>Status</dt>
          <dd>{deliveryStatus === 'skipped' ? <StatusBadge status="skipped" /> : badgeOf(card).label}</dd>
          {wasSent && card.deliveryDate && (
            <>
              <dt>{card.keptInOutbox ? keptInOutbox : 'Sent'}</dt>
              <dd>{ordinalDay(localDay(card.deliveryDate, timeZone))}</dd>
            </>
          )}
          {card.engine && (
            <>
              <dt>{isMixed ? 'Picture by' : 'Made by'}</dt>
              <dd className="break-words" dir="auto">
                {card.engine}
              </dd>
            </>
          )}
          {isMixed && (
            <>
              <dt>Words by</dt>
              <dd className="break-words" dir="auto">
                {card.wordsEngine}
              </dd>
            </>
          )}
          {card.madeBy && (
            <>
              <dt>Prepared by</dt>
              <dd className="break-words" dir="auto">
                {card.madeBy}
              </dd>
            </>
          )}
          {card.approvedBy && (
            <>
              <dt>Approved by</dt>
              <dd className="break-words" dir="auto">
                {card.approvedBy}
              </dd>
            </>
          )}
          <dt>Created</dt>
          <dd>{ordinalDay(localDay(card.createdAt, timeZone))}</dd>
          <dt>Scheduled delivery</dt>
          <dd>
            {scheduledDate ? ordinalDay(scheduledDate) : 'Not scheduled'}
            {occasion && !wasSent && (
              <Link
                to="/people/$personId/dates/$dateId/edit"
                data-needs="contacts"
                params={{ personId: String(person.id), dateId: String(occasion.id) }}
                search={{ returnTo: `/cards/${card.id}` }}
                className="link touch table leading-6"
              >
                Edit date
              </Link>
            )}
          </dd>
        </dl>
      </PhoneFold>
      {allows(deliveryStatus, 'restore') && (
        <Button
          data-needs="send"
          variant="line"
          className="mt-5 w-full"
          busy={restore.isPending}
          busyLabel="Restoring..."
          onClick={() => restore.mutate()}
        >
          Restore Card
        </Button>
      )}
    </Panel>
  );
}

function deliveryWords({ deliveryMethod, digitalDeliveryType }: CardView): string {
  if (deliveryMethod === 'physical') return t`Physical Card`;
  return digitalDeliveryType === 'text' ? t`Digital Card, Text Message` : t`Digital Card, Email`;
}

import { Link } from '@tanstack/react-router';
import type { ImportantDateView } from '../../contract/dates.ts';
import { t } from '../../contract/translate.ts';
import { deliveryBadges } from '../../domain/delivery-badges.ts';

type DateCard = NonNullable<ImportantDateView['card']>;

/** The note on a date that has a card: 'Card: Draft'. */
export function dateCardWords({ deliveryStatus }: DateCard): string {
  return t`Card: ${deliveryBadges[deliveryStatus].label}`;
}

/** A link from a date to its card. */
export function DateCardLink({ card, named }: { card: DateCard /** The name of the date. */; named: string }) {
  return (
    <Link to="/cards/$id" params={{ id: String(card.id) }} className="link touch text-xs">
      {dateCardWords(card)}
      <span className="sr-only"> for {named}</span>
    </Link>
  );
}

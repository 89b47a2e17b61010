import { useQuery } from '@tanstack/react-query';
import type { CardListItem } from '../../../../../contract/cards.ts';
import type { ImportantDateView } from '../../../../../contract/dates.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import { allows } from '../../../../../domain/card-lifecycle.ts';
import { cardsQuery } from '../../../../queries/cards.queries.ts';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import type { QuickForm } from './quick-form-state.ts';

/** The date that a link names for this contact, and the card that the contact has for the day of the form already. */
export function useDayCard(form: QuickForm, person: PersonView | null) {
  const isLinked = form.eventId !== null && person !== null && person.id === form.personId;
  const id = person?.id ?? 0;
  const dates = useQuery({ ...datesQuery(id), enabled: isLinked }).data;
  const cards = useQuery({ ...cardsQuery(id), enabled: person !== null && form.date !== '' }).data;
  const date = isLinked ? (dates?.find((one) => one.id === form.eventId) ?? null) : null;
  return { date, cardId: person && dayCardOf(form.date, date, cards ?? []) };
}

/** The card of the day that was chosen, or without one of the date's next occurrence. */
export function dayCardOf(
  day: string,
  date: Pick<ImportantDateView, 'card'> | null,
  cards: readonly Pick<CardListItem, 'id' | 'scheduledDate' | 'deliveryStatus'>[],
): number | null {
  if (day === '') return date?.card?.id ?? null;
  const isSkipped = (card: Pick<CardListItem, 'deliveryStatus'>) => allows(card.deliveryStatus, 'restore');
  return cards.find((card) => card.scheduledDate === day && !isSkipped(card))?.id ?? null;
}

import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { type YearEntry, type YearView, yearEndpoints } from '../../../contract/year.ts';
import type { EnvelopeState } from '../../../contract/year-states.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { occurrencesBetween } from '../../../domain/next-occurrence.ts';
import { route } from '../../http/route.ts';
import { listCardsOfYear, listDatesOfYear, listMemberships } from './year.store.ts';

/** Every occasion of a year with its card. */
export const getYearRoute = route(yearEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, query: { year } }) => {
    const db = context.database.orm;
    const dates = await listDatesOfYear(db, user.id);
    const cards = await listCardsOfYear(db, user.id, year, user.timeZone);
    return viewYear(year, dates, cards, await listMemberships(db, user.id));
  },
});

type Dates = Awaited<ReturnType<typeof listDatesOfYear>>;
type Cards = Awaited<ReturnType<typeof listCardsOfYear>>;
type Memberships = Awaited<ReturnType<typeof listMemberships>>;

function viewYear(year: number, dates: Dates, cards: Cards, memberships: Memberships): YearView {
  const names = new Map<number, string>();
  const known = new Set(dates.map(({ id }) => id));
  const cardOf = new Map<string, Cards[number]>();
  const entries: YearEntry[] = [];
  for (const card of cards) {
    if (card.dateId !== null && known.has(card.dateId)) {
      const key = `${card.dateId} ${card.day}`;
      const former = cardOf.get(key);
      // The newest card, and a skipped one only if there is no other.
      if (!former || isSkipped(former) || !isSkipped(card)) cardOf.set(key, card);
      continue;
    }
    names.set(card.personId, card.personName);
    const { personId, day, id: cardId } = card;
    entries.push({ personId, day, dateId: null, occasionType: null, cardId, state: stateOf(card) });
  }
  for (const date of dates) {
    for (const day of occurrencesBetween(date, `${year}-01-01`, `${year}-12-31`)) {
      const { id: dateId, personId, occasionType } = date;
      const card = cardOf.get(`${dateId} ${day}`);
      names.set(personId, date.personName);
      entries.push({ personId, day, dateId, occasionType, cardId: card?.id ?? null, state: stateOf(card) });
    }
  }
  const groups = new Map<number, YearView['groups'][number]>();
  for (const { id, name, personId } of memberships) {
    if (!names.has(personId)) continue;
    const group = groups.get(id) ?? { id, name, personIds: [] };
    group.personIds.push(personId);
    groups.set(id, group);
  }
  return {
    year,
    people: [...names].map(([id, name]) => ({ id, name })),
    groups: [...groups.values()],
    entries: entries.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))),
  };
}

const states: Record<DeliveryStatus, EnvelopeState> = {
  draft: 'drafted',
  approved_and_scheduled: 'sealed',
  ready: 'sealed',
  scheduled: 'sealed',
  sent: 'sent',
  sent_for_printing: 'sent',
  failed: 'failed',
  skipped: 'skipped',
};

function stateOf(card: Cards[number] | undefined): EnvelopeState {
  if (!card) return 'empty';
  return card.isAnswered ? 'answered' : states[card.status];
}

function isSkipped({ status }: Cards[number]): boolean {
  return allows(status, 'restore');
}

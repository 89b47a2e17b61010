import type { CardListItem } from '../../src/contract/cards.ts';
import type { ImportantDateView } from '../../src/contract/dates.ts';
import type { PersonView } from '../../src/contract/people.ts';

/** The progress of a card: 0 created, 1 approved for another day, 2 given to the delivery worker. */
export type CardStage = 0 | 1 | 2;

export type PromisedCard = Pick<CardListItem, 'id' | 'personId' | 'title' | 'message'> & {
  /** What was answered with 2xx, and what was requested: a kill may interrupt anything between the two. */
  acknowledged: CardStage;
  attempted: CardStage;
};

/** What a server has acknowledged to one user, and must show forever. */
export type Ledger = {
  people: Pick<PersonView, 'id' | 'name' | 'email' | 'notes'>[];
  dates: Pick<ImportantDateView, 'id' | 'personId' | 'occasionType' | 'date'>[];
  cards: PromisedCard[];
  generationIds: number[];
};

export function openLedger(): Ledger {
  return { people: [], dates: [], cards: [], generationIds: [] };
}

export function countRows({ people, dates, cards, generationIds }: Ledger): number {
  return people.length + dates.length + cards.length + generationIds.length;
}

const stageOf: Record<CardListItem['deliveryStatus'], CardStage | null> = {
  draft: 0,
  approved_and_scheduled: 1,
  scheduled: 2,
  sent: 2,
  failed: 2,
  skipped: null,
  ready: null,
  sent_for_printing: null,
};

/** What a server shows a user. */
export type Shown = { people: PersonView[]; dates: ImportantDateView[]; cards: CardListItem[] };

/** Everything acknowledged that is missing or different, as messages. */
export function findBroken(ledger: Ledger, shown: Shown): string[] {
  return [
    ...ledger.people.flatMap((row) => differences('contact', row, shown.people)),
    ...ledger.dates.flatMap((row) => differences('date', row, shown.dates)),
    ...ledger.cards.flatMap(({ acknowledged, attempted, ...row }) => {
      const broken = differences('card', row, shown.cards);
      const status = shown.cards.find(({ id }) => id === row.id)?.deliveryStatus;
      if (!status) return broken;
      const stage = stageOf[status];
      const possible = stage !== null && stage >= acknowledged && stage <= attempted;
      return possible
        ? broken
        : [...broken, `card ${row.id} is ${status}, after stage ${acknowledged} was acknowledged`];
    }),
  ];
}

function differences<Row extends { id: number }>(kind: string, promised: Row, shown: readonly Row[]): string[] {
  const found = shown.find(({ id }) => id === promised.id);
  if (!found) return [`${kind} ${promised.id} is gone`];
  return (Object.keys(promised) as (keyof Row & string)[])
    .filter((key) => promised[key] !== found[key])
    .map(
      (key) => `${kind} ${promised.id}: ${key} is ${JSON.stringify(found[key])}, was ${JSON.stringify(promised[key])}`,
    );
}

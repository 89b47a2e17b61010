import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';

/**
 * Whether the contact of a card has another, apart from `besides`, for the same occasion and year; skipped ones do not
 * count. Cards whose occasion is not known are compared by category and day.
 */
export async function hasCardBesides(
  tx: Executor,
  { id, personId }: { id: number; personId: number },
  besides: readonly number[],
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with known as (
      select card.id, card.occasion_id, card.category, card.delivery_status, card.scheduled_date,
        coalesce(card.occurrence_date, card.scheduled_date) as day,
        lower(coalesce(theirs.occasion_type, round.occasion_type)) as occasion
      from ${cards} card
        left join ${importantDates} theirs on theirs.id = card.occasion_id
        left join ${roundCards} made on made.card_id = card.id
        left join ${rounds} round on round.id = made.round_id
      where card.person_id = ${personId})
    select from known one, known other
    where one.id = ${id} and other.delivery_status <> 'skipped'
      and other.id not in (select value::int from jsonb_array_elements_text(${JSON.stringify([id, ...besides])}::jsonb))
      and case
        when one.occasion_id is not null and other.occasion_id is not null and one.occasion_id <> other.occasion_id
          then false
        when one.occasion = other.occasion then abs(one.day::date - other.day::date) <= 182
        when one.occasion is null or other.occasion is null
          then one.category = other.category and (one.day = other.day or one.scheduled_date = other.scheduled_date)
        else false
      end
    limit 1`);
  return rows.length > 0;
}

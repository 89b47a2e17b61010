import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPerson } from '../contacts/public.ts';
import { approval, countChange, recipientOf } from './approve-card.policy.ts';
import { cardTimeZone } from './card-schedule.store.ts';
import { type CardFields, type CardRow, updateCard } from './cards.store.ts';

/**
 * Saves a change of a locked card; an approved one needs approval again unless `keepApproved` is set (D25). A card that
 * stays approved must still be valid: without a day it would wait forever, without an address it would fail.
 */
export async function editCard(
  context: Context,
  tx: Executor,
  card: CardRow,
  fields: Partial<CardFields>,
  keepApproved: boolean,
  knownZone?: string,
): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'edit', keepApproved, skippedFrom: card.skippedFrom });
  const changes = {
    ...fields,
    ...(await furtherEmails(tx, card, fields)),
    deliveryStatus: change.status,
    skippedFrom: change.skippedFrom,
  };
  const changed = { ...card, ...changes };
  if (change.status === 'approved_and_scheduled') {
    const timeZone = knownZone ?? (await cardTimeZone(tx, card.personId));
    await approval(context, tx, { ...changed, deliveryStatus: 'draft' }, timeZone);
  }
  await countChange(context, tx, card, changed);
  await updateCard(tx, card.id, changes);
}

/** The further addresses belong to the household's first one: a card to an address of its own goes nowhere else. */
async function furtherEmails(tx: Executor, card: CardRow, fields: Partial<CardFields>) {
  if (fields.recipientEmail === undefined || fields.recipientEmail === card.recipientEmail) return {};
  const person = await findPerson(tx, card.userId, card.personId);
  return { alsoEmails: recipientOf({ ...card, ...fields }, person).alsoEmails };
}

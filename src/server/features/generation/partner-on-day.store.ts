import type { Executor } from '../../db/executor.ts';
import { findPartner } from '../contacts/public.ts';
import type { CardBrief } from './card-brief.ts';

/** The other of the two whose anniversary a card is for: no other card speaks of somebody's relations. */
export async function partnerOnDay(
  db: Executor,
  personId: number,
  occasionType: string | undefined,
): Promise<CardBrief['recipient']['partner']> {
  if (occasionType !== 'anniversary') return null;
  const partner = await findPartner(db, personId);
  if (!partner || partner.hasDied) return null;
  const { name, nickname, relationship } = partner;
  return { name, nickname, relationship };
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type MailAnswer, mailAnswers } from '../../../../contract/delivery.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards, secretLinks } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { addressOf, recipientOf } from '../../cards/public.ts';

export type AnswerLink = { kind: MailAnswer; tokenHash: string; userId: number; cardId: number };

/**
 * A one-click answer for one card in one mail, identified by `mail`: its address, and the row to insert with the mail.
 */
export function answerLink(
  context: Context,
  kind: MailAnswer,
  card: { id: number; userId: number; sendGeneration: number },
  mail: string,
): { url: string; link: AnswerLink } {
  const token = context.secretKey.derive('answer', kind, card.id, card.sendGeneration, mail);
  return {
    url: `${context.config.publicUrl}/answer/${token}`,
    link: { kind, tokenHash: hashToken(token), userId: card.userId, cardId: card.id },
  };
}

export async function keepAnswerLinks(tx: Executor, links: AnswerLink[]): Promise<void> {
  if (links.length > 0) await tx.insert(secretLinks).values(links).onConflictDoNothing();
}

/** The subject of a one-click answer; `used` if it was given before. */
export async function findAnswerLink(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({
      kind: secretLinks.kind,
      userId: secretLinks.userId,
      cardId: cards.id,
      title: cards.title,
      scheduledDate: cards.scheduledDate,
      recipientName: people.name,
      way: {
        deliveryMethod: cards.deliveryMethod,
        digitalDeliveryType: cards.digitalDeliveryType,
        recipientEmail: cards.recipientEmail,
        recipientEmailIsFormer: cards.recipientEmailIsFormer,
        recipientPhone: cards.recipientPhone,
        recipientAddress: cards.recipientAddress,
      },
      person: { email: people.email, phone: people.phone, address: people.address },
      used: sql<boolean>`${secretLinks.revokedAt} is not null`,
    })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(secretLinks.tokenHash, tokenHash), inArray(secretLinks.kind, [...mailAnswers])));
  const kind = mailAnswers.find((answer) => answer === found?.kind);
  if (!found || !kind) return null;
  const { way, person, ...about } = found;
  return { ...about, kind, recipient: addressOf({ ...way, ...recipientOf(way, person) }) };
}

/** Marks an answer as used within the transaction; false if it already is. */
export async function spendAnswerLink(tx: Executor, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .update(secretLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(secretLinks.tokenHash, tokenHash), isNull(secretLinks.revokedAt)))
    .returning({ tokenHash: secretLinks.tokenHash });
  return rows.length === 1;
}

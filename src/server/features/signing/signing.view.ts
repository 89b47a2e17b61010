import type { SigningView } from '../../../contract/signing.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { storedAgain } from '../../stored-words.ts';
import type { CardRow } from '../cards/public.ts';
import { closedBecause } from './may-sign.policy.ts';
import { signToken } from './sign-links.store.ts';
import { findSigning, listEntries, listInvitations } from './signings.store.ts';

/** The owner's view of signing; null if it was never opened. */
export async function loadSigning(
  context: Context,
  db: Executor,
  card: Pick<CardRow, 'id' | 'deliveryStatus'>,
): Promise<SigningView | null> {
  const signing = await findSigning(db, card.id);
  if (!signing) return null;
  const closed = closedBecause({ ...signing, deliveryStatus: card.deliveryStatus }, context.clock.now());
  const { token } = await signToken(context, db, card.id);
  return {
    url: signing.endedAt ? null : `${context.config.publicUrl}/sign/${token}`,
    until: signing.until,
    isOpen: closed === null,
    closedBecause: closed,
    note: signing.note,
    entries: (await listEntries(db, card.id)).map((entry) => ({
      id: entry.id,
      name: entry.name,
      message: entry.message,
      ink: entry.ink,
      imageUrl: entry.imageUrl,
      isHidden: entry.isHidden,
      createdAt: entry.createdAt.toISOString(),
      updatedAt: entry.updatedAt.toISOString(),
    })),
    invitations: (await listInvitations(db, card.id)).map((invitation) => ({
      id: invitation.id,
      name: invitation.name,
      email: invitation.email,
      mailedAt: invitation.mailedAt?.toISOString() ?? null,
      reminders: invitation.reminders,
      remindedAt: invitation.remindedAt?.toISOString() ?? null,
      trouble: invitation.trouble && storedAgain(invitation.trouble),
    })),
  };
}

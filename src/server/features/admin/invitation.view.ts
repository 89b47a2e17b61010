import type { InvitationView } from '../../../contract/registration.ts';
import type { InvitationRow } from '../accounts/public.ts';

/** An invitation without what opens it. */
export function viewInvitation({ id, note, uses, maxUses, expiresAt, createdAt }: InvitationRow): InvitationView {
  return { id, note, uses, maxUses, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() };
}

import { registrationEndpoints } from '../../../contract/registration.ts';
import { dayMs } from '../../../domain/sending-limits.ts';
import { route } from '../../http/route.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { insertInvitation } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { viewInvitation } from './invitation.view.ts';

/** Makes a link that lets somebody register. It is answered this once: the database keeps its hash. */
export const createInvitationRoute = route(registrationEndpoints.createInvitation, {
  access: 'admin',
  handler: async ({ context, user, body, request, reply }) => {
    const token = newToken();
    const createdAt = context.clock.now();
    const invitation = await context.database.transaction(async (tx) => {
      const row = await insertInvitation(tx, {
        tokenHash: hashToken(token),
        note: body.note ?? null,
        maxUses: body.maxUses,
        expiresAt: new Date(createdAt.getTime() + body.days * dayMs),
        createdAt,
      });
      const subject = ['invitation', row.id] as const;
      await recordEvent(tx, { event: 'invitation-made', actorId: user.id, subject, request });
      return row;
    });
    reply.status(201);
    return {
      invitation: viewInvitation(invitation),
      url: `${context.config.publicUrl}/auth?invitation=${token}`,
    };
  },
});

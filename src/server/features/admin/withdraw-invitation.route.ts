import { registrationEndpoints } from '../../../contract/registration.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteInvitation } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';

/** Takes an invitation back: its link counts no more. Accounts that it let in stay. */
export const withdrawInvitationRoute = route(registrationEndpoints.withdrawInvitation, {
  access: 'admin',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteInvitation(tx, params.id))) throw notFound('The invitation');
      const subject = ['invitation', params.id] as const;
      await recordEvent(tx, { event: 'invitation-withdrawn', actorId: user.id, subject, request });
    });
    return undefined;
  },
});

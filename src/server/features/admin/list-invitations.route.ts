import { registrationEndpoints } from '../../../contract/registration.ts';
import { route } from '../../http/route.ts';
import { listInvitations } from '../accounts/public.ts';
import { viewInvitation } from './invitation.view.ts';

export const listInvitationsRoute = route(registrationEndpoints.listInvitations, {
  access: 'admin',
  handler: async ({ context }) => (await listInvitations(context.database.orm)).map(viewInvitation),
});

import { registrationEndpoints } from '../../../contract/registration.ts';
import { route } from '../../http/route.ts';
import { viewRegistration } from './registration.view.ts';

export const readRegistrationRoute = route(registrationEndpoints.read, {
  access: 'admin',
  handler: async ({ context }) => viewRegistration(context, context.database.orm),
});

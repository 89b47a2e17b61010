import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { insertModel, viewModel } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { identifierTaken } from './taken-names.ts';

export const createModelRoute = route(adminEndpoints.createModel, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    const fields = { ...body, description: body.description ?? null };
    const model = await changeNoted({ context, user, request }, 'model', (tx) => insertModel(tx, fields)).catch(
      (error: unknown) => {
        throw identifierTaken(error);
      },
    );
    reply.status(201);
    return viewModel({ model, parameters: [] });
  },
});

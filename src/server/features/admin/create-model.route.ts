import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { insertModel } from '../prompts/ai-models.store.ts';
import { viewModel } from '../prompts/prompts.view.ts';
import { identifierTaken } from './taken-names.ts';

export const createModelRoute = route(adminEndpoints.createModel, {
  access: 'admin',
  handler: async ({ context, body, reply }) => {
    const fields = { ...body, description: body.description ?? null };
    const model = await insertModel(context.database.orm, fields).catch((error: unknown) => {
      throw identifierTaken(error);
    });
    reply.status(201);
    return viewModel({ model, parameters: [] });
  },
});

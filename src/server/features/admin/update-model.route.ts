import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { parametersOf, updateModel, viewModel } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { identifierTaken } from './taken-names.ts';

export const updateModelRoute = route(adminEndpoints.updateModel, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const db = context.database.orm;
    const fields = { ...body, description: body.description ?? null };
    const model = await changeNoted({ context, user, request }, 'model', (tx) =>
      updateModel(tx, params.id, fields),
    ).catch((error: unknown) => {
      throw identifierTaken(error);
    });
    if (!model) throw notFound('The model');
    return viewModel({ model, parameters: await parametersOf(db, model.id) });
  },
});

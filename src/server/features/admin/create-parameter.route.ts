import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { insertParameter, viewParameter } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkParameter } from './check-parameter.ts';
import { unlessNameTaken } from './taken-names.ts';

export const createParameterRoute = route(adminEndpoints.createParameter, {
  access: 'admin',
  handler: async ({ context, params, body, reply, user, request }) => {
    const parameter = unlessNameTaken(
      await changeNoted({ context, user, request }, 'parameter', (tx) =>
        insertParameter(tx, params.modelId, checkParameter(body)),
      ),
    );
    if (!parameter) throw notFound('The model');
    reply.status(201);
    return viewParameter(parameter);
  },
});

import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { updateParameter, viewParameter } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkParameter } from './check-parameter.ts';
import { unlessNameTaken } from './taken-names.ts';

export const updateParameterRoute = route(adminEndpoints.updateParameter, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const { modelId, parameterId } = params;
    const parameter = unlessNameTaken(
      await changeNoted({ context, user, request }, 'parameter', (tx) =>
        updateParameter(tx, modelId, parameterId, checkParameter(body)),
      ),
    );
    if (!parameter) throw notFound('The parameter');
    return viewParameter(parameter);
  },
});

import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listModels, viewModel } from '../prompts/public.ts';

export const listModelsRoute = route(adminEndpoints.listModels, {
  access: 'admin',
  handler: async ({ context }) => (await listModels(context.database.orm)).map(viewModel),
});

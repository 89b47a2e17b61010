import { styleEndpoints } from '../../../contract/styles.ts';
import { route } from '../../http/route.ts';
import { listPresets } from './card-styles.store.ts';
import { viewPreset } from './preset.view.ts';

export const listPresetsRoute = route(styleEndpoints.listPresets, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context }) => (await listPresets(context.database.orm)).map(viewPreset),
});

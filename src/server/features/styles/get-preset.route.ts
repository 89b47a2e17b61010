import { styleEndpoints } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findPreset } from './card-styles.store.ts';
import { viewPreset } from './preset.view.ts';

export const getPresetRoute = route(styleEndpoints.getPreset, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, params }) => {
    const preset = await findPreset(context.database.orm, params.id);
    if (!preset) throw notFound(t`The style was not found.`);
    return viewPreset(preset);
  },
});

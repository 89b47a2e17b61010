import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { updateTemplate, viewTemplate } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkTemplate } from './check-template.ts';

export const updateTemplateRoute = route(adminEndpoints.updateTemplate, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const template = await changeNoted({ context, user, request }, 'template', (tx) =>
      updateTemplate(tx, params.id, checkTemplate(body)),
    );
    if (!template) throw notFound('The prompt template');
    return viewTemplate(template);
  },
});

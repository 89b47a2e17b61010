import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { insertTemplate, viewTemplate } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkTemplate } from './check-template.ts';

export const createTemplateRoute = route(adminEndpoints.createTemplate, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    const template = await changeNoted({ context, user, request }, 'template', (tx) =>
      insertTemplate(tx, checkTemplate(body)),
    );
    reply.status(201);
    return viewTemplate(template);
  },
});

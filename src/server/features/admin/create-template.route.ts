import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { insertTemplate } from '../prompts/prompt-templates.store.ts';
import { viewTemplate } from '../prompts/prompts.view.ts';
import { checkTemplate } from './check-template.ts';

export const createTemplateRoute = route(adminEndpoints.createTemplate, {
  access: 'admin',
  handler: async ({ context, body, reply }) => {
    const template = await insertTemplate(context.database.orm, checkTemplate(body));
    reply.status(201);
    return viewTemplate(template);
  },
});

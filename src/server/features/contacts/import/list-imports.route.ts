import { importEndpoints } from '../../../../contract/imports.ts';
import { route } from '../../../http/route.ts';
import { summarizeImport } from './import.view.ts';
import { listImports } from './imports.store.ts';

export const listImportsRoute = route(importEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => (await listImports(context.database.orm, user.id)).map(summarizeImport),
});

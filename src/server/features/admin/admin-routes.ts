import { join } from 'node:path';
import { adminEndpoints } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import { aiModels, promptConfigs, promptTemplates } from '../../db/tables/prompts.ts';
import { users } from '../../db/tables/users.ts';
import { type Route, route } from '../../http/route.ts';
import { listOutbox, readOutboxMessage } from '../../mail/read-outbox.ts';
import { notFound } from '../../refusal.ts';
import { listAiCalls } from '../generation/public.ts';
import { aiRoutes } from './ai.routes.ts';
import { configRoutes } from './configs.routes.ts';
import { installationRoutes } from './installation.routes.ts';
import { mailRoutes } from './mail.routes.ts';
import { modelRoutes } from './models.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { templateRoutes } from './templates.routes.ts';
import { userRoutes } from './users.routes.ts';

/** The figures of the admin dashboard. */
const countEverythingRoute = route(adminEndpoints.counts, {
  access: 'admin',
  handler: async ({ context }) => {
    const db = context.database.orm;
    return {
      promptTemplates: await db.$count(promptTemplates),
      promptConfigs: await db.$count(promptConfigs),
      models: await db.$count(aiModels),
      users: await db.$count(users),
    };
  },
});

/** The AI log, a hundred lines at a time. */
const listAiCallsRoute = route(adminEndpoints.listAiCalls, {
  access: 'admin',
  handler: async ({ context, query }) =>
    (await listAiCalls(context.database.orm, query.before)).map((call) => ({
      ...call,
      createdAt: call.createdAt.toISOString(),
    })),
});

const shownAtMost = 200;

/**
 * Messages written while there was no mail server. They stay here when one is configured, because they were never sent.
 */
const listOutboxRoute = route(adminEndpoints.listOutbox, {
  access: 'admin',
  handler: ({ context: { config } }) => listOutbox(join(config.dataDir, 'outbox'), shownAtMost),
});

/** A message of the outbox as a file for a mail program. */
const readOutboxMessageRoute = route(adminEndpoints.readOutboxMessage, {
  access: 'admin',
  handler: async ({ context: { config }, params, reply }) => {
    const message = await readOutboxMessage(join(config.dataDir, 'outbox'), params.fileName);
    if (!message) throw notFound(t`The message was not found.`);
    return reply
      .type('message/rfc822')
      .header('content-disposition', `attachment; filename="${params.fileName}"`)
      .send(message);
  },
});

/** Every call of the admin area except /api/admin/check, which any signed-in user may make. */
export const adminRoutes: Route[] = [
  countEverythingRoute,
  ...templateRoutes,
  ...previewRoutes,
  ...configRoutes,
  ...modelRoutes,
  ...userRoutes,
  ...installationRoutes,
  ...mailRoutes,
  ...aiRoutes,
  listAiCallsRoute,
  listOutboxRoute,
  readOutboxMessageRoute,
];

import { adminEndpoints } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import {
  asSeeded,
  type ConfigFields,
  configComplaint,
  deleteConfig,
  findModel,
  insertConfig,
  listConfigs,
  updateConfig,
  viewConfig,
} from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

const listConfigsRoute = route(adminEndpoints.listConfigs, {
  access: 'admin',
  handler: async ({ context }) => (await listConfigs(context.database.orm)).map(viewConfig),
});

const createConfigRoute = route(adminEndpoints.createConfig, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    await checkConfig(context.database.orm, body);
    const config = await changeNoted({ context, user, request }, 'config', (tx) =>
      insertConfig(tx, { ...body, name: asSeeded(body.name) }),
    );
    reply.status(201);
    return viewConfig(config);
  },
});

const updateConfigRoute = route(adminEndpoints.updateConfig, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    await checkConfig(context.database.orm, body);
    const config = await changeNoted({ context, user, request }, 'config', (tx) =>
      updateConfig(tx, params.id, { ...body, name: asSeeded(body.name) }),
    );
    if (!config) throw notFound(t`The prompt configuration was not found.`);
    return viewConfig(config);
  },
});

/** Deletes a configuration; `next` becomes the active one of its category. */
const removeConfigRoute = route(adminEndpoints.removeConfig, {
  access: 'admin',
  handler: async ({ context, params, query, user, request }) => {
    const remove = (tx: Executor) => deleteConfig(tx, params.id, query.next);
    if (!(await changeNoted({ context, user, request }, 'config', remove, params.id)))
      throw notFound(t`The prompt configuration was not found.`);
    return undefined;
  },
});

/** Rejects settings that the chosen model does not support (D42). */
async function checkConfig(db: Executor, config: ConfigFields): Promise<void> {
  const found = await findModel(db, config.aiModel);
  const complaint = configComplaint(config, found?.model ?? null);
  if (complaint) throw invalidField(complaint.field, complaint.message);
}

/** The prompt configurations. */
export const configRoutes: Route[] = [listConfigsRoute, createConfigRoute, updateConfigRoute, removeConfigRoute];

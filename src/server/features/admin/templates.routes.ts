import type { z } from 'zod';
import { adminEndpoints, type PromptPreview, type templateBody } from '../../../contract/admin.ts';
import { variablesOf } from '../../../contract/template-variables.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { parseTemplateFor } from '../../prompt-language/parse-template.ts';
import { renderTemplate } from '../../prompt-language/render-template.ts';
import { TemplateProblem } from '../../prompt-language/template-problem.ts';
import { invalidField, notFound } from '../../refusal.ts';
import {
  asSeeded,
  deleteTemplate,
  findConfig,
  findModel,
  findTemplate,
  insertTemplate,
  isPictureModel,
  listTemplates,
  requestSettings,
  type TemplateFields,
  updateTemplate,
  viewTemplate,
} from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

const listTemplatesRoute = route(adminEndpoints.listTemplates, {
  access: 'admin',
  handler: async ({ context }) => (await listTemplates(context.database.orm)).map(viewTemplate),
});

const createTemplateRoute = route(adminEndpoints.createTemplate, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    const template = await changeNoted({ context, user, request }, 'template', (tx) =>
      insertTemplate(tx, checkTemplate(body)),
    );
    reply.status(201);
    return viewTemplate(template);
  },
});

const updateTemplateRoute = route(adminEndpoints.updateTemplate, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const template = await changeNoted({ context, user, request }, 'template', (tx) =>
      updateTemplate(tx, params.id, checkTemplate(body)),
    );
    if (!template) throw notFound(t`The prompt template was not found.`);
    return viewTemplate(template);
  },
});

/** Deletes a template; `next` becomes the default of its purpose. */
const removeTemplateRoute = route(adminEndpoints.removeTemplate, {
  access: 'admin',
  handler: async ({ context, params, query, user, request }) => {
    const remove = (tx: Executor) => deleteTemplate(tx, params.id, query.next);
    if (!(await changeNoted({ context, user, request }, 'template', remove, params.id)))
      throw notFound(t`The prompt template was not found.`);
    return undefined;
  },
});

/** A system and a user template filled with example values, and the request that would contain them. */
const previewPromptRoute = route(adminEndpoints.previewPrompt, {
  access: 'admin',
  handler: async ({ context, body }) => {
    const db = context.database.orm;
    const filled = async (id: number, field: 'systemTemplateId' | 'userTemplateId') => {
      const template = await findTemplate(db, id);
      if (!template) throw invalidField(field, t`This template does not exist any more.`);
      try {
        return renderTemplate(template.content, body.variables);
      } catch (error) {
        throw error instanceof TemplateProblem ? invalidField(field, error.message) : error;
      }
    };
    const messages: PromptPreview['messages'] = [
      { role: 'system', content: await filled(body.systemTemplateId, 'systemTemplateId') },
      { role: 'user', content: await filled(body.userTemplateId, 'userTemplateId') },
    ];
    const request = body.configId ? await requestOf(db, body.configId, messages) : { messages };
    return { messages, request };
  },
});

async function requestOf(
  db: Executor,
  configId: number,
  messages: PromptPreview['messages'],
): Promise<Record<string, unknown>> {
  const config = await findConfig(db, configId);
  if (!config) throw invalidField('configId', t`This configuration does not exist any more.`);
  const found = await findModel(db, config.aiModel);
  const settings = requestSettings(config, found);
  if ('problem' in settings) throw invalidField('configId', settings.problem);
  const { model, count, temperature, maxTokens, parameters } = settings;
  if (isPictureModel(config.category, found?.model ?? null)) {
    const prompt = messages.map(({ content }) => content).join('\n\n');
    return { ...parameters, model, prompt, n: count };
  }
  return { ...parameters, model, messages, temperature, max_tokens: maxTokens };
}

/** The template as stored: its content parses, and its variables are those in the text and those declared. */
function checkTemplate(body: z.output<typeof templateBody>): TemplateFields {
  const known = variablesOf(body.category);
  const strange = body.variables.find((name) => !known.includes(name));
  if (strange !== undefined) throw invalidField('variables', t`The variable "${strange}" is not known here.`);
  try {
    const named = parseTemplateFor(body.content, known).variables;
    const variables = known.filter((name) => named.includes(name) || body.variables.includes(name));
    return { ...body, name: asSeeded(body.name), description: asSeeded(body.description ?? null), variables };
  } catch (error) {
    throw error instanceof TemplateProblem ? invalidField('content', error.message) : error;
  }
}

/** The prompt templates and their preview. */
export const templateRoutes: Route[] = [
  listTemplatesRoute,
  createTemplateRoute,
  updateTemplateRoute,
  removeTemplateRoute,
  previewPromptRoute,
];

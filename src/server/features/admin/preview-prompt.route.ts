import { adminEndpoints, type PromptPreview } from '../../../contract/admin.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { renderTemplate } from '../../prompt-language/render-template.ts';
import { TemplateProblem } from '../../prompt-language/template-problem.ts';
import { invalidField } from '../../refusal.ts';
import { findConfig, findModel, findTemplate, isPictureModel, requestSettings } from '../prompts/public.ts';

/** A system and a user template filled with example values, and the request that would carry them. */
export const previewPromptRoute = route(adminEndpoints.previewPrompt, {
  access: 'admin',
  handler: async ({ context, body }) => {
    const db = context.database.orm;
    const filled = async (id: number, field: 'systemTemplateId' | 'userTemplateId') => {
      const template = await findTemplate(db, id);
      if (!template) throw invalidField(field, 'This template does not exist any more.');
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
  if (!config) throw invalidField('configId', 'This configuration does not exist any more.');
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

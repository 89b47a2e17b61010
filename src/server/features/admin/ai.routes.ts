import { type AiSettingsView, type AiTrial, aiSettingsEndpoints } from '../../../contract/ai-settings.ts';
import { t } from '../../../contract/translate.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import type { AiSettingsForm } from '../../ai/ai-settings.ts';
import { baseUrlComplaint } from '../../ai/base-url.ts';
import type { AiTried } from '../../ai/try-ai.ts';
import type { Context } from '../../context.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { activeConfig, chooseModel, findModel, parameterValues } from '../prompts/public.ts';

const wordsLimitMs = 60_000;
const pictureLimitMs = 120_000;

const getAiRoute = route(aiSettingsEndpoints.get, { access: 'admin', handler: ({ context }) => viewAi(context) });

/** Saves provider, key and prices, and sets the models of the active configurations. */
const saveAiRoute = route(aiSettingsEndpoints.save, {
  access: 'admin',
  handler: async ({ context, user, body, request }) => {
    await checkForm(context, body);
    await context.database.transaction(async (tx) => {
      await context.aiSettings.save(tx, body);
      await chooseModel(tx, 'card_message', body.wordsModel);
      await chooseModel(tx, 'image_generation', body.wordsModel);
      await chooseModel(tx, 'image_generation_ai', body.pictureModel ?? null);
      const details = { provider: body.provider === 'openai' ? 'OpenAI' : (body.baseUrl ?? '') };
      await recordEvent(tx, { event: 'ai-changed', actorId: user.id, details, request });
    });
    await context.aiSettings.load();
    return viewAi(context);
  },
});

const removeAiRoute = route(aiSettingsEndpoints.remove, {
  access: 'admin',
  handler: async ({ context, user, request }) => {
    if (context.config.ai) throw setByVariable(context);
    await context.database.transaction(async (tx) => {
      await context.aiSettings.remove(tx);
      await recordEvent(tx, { event: 'ai-changed', actorId: user.id, details: { provider: '' }, request });
    });
    await context.aiSettings.load();
    return viewAi(context);
  },
});

/** Requests words or a picture from the provider, at the operator's expense, and returns the result. */
const tryAiRoute = route(aiSettingsEndpoints.try, {
  access: 'admin',
  limit: 'password',
  handler: async ({ context, body: { kind, settings }, reply }) => {
    await checkForm(context, settings);
    const model = kind === 'words' ? settings.wordsModel : settings.pictureModel;
    if (!model) throw invalidField('pictureModel', t`Enter a model that draws first.`);
    const found = await findModel(context.database.orm, model);
    // Its packages are loaded only where they are used.
    const { tryAi } = await import('../../ai/try-ai.ts');
    const startedMs = performance.now();
    const tried = await tryAi(context.aiSettings.complete(settings), {
      kind,
      model,
      parameters: parameterValues(found?.parameters ?? []).values,
      timeLimitMs: kind === 'words' ? wordsLimitMs : pictureLimitMs,
      signal: leavingSignal(reply),
    });
    const durationMs = Math.round(performance.now() - startedMs);
    return trialOf(context, tried, settings, durationMs);
  },
});

async function trialOf(context: Context, tried: AiTried, prices: AiSettingsForm, durationMs: number): Promise<AiTrial> {
  const none = { durationMs, cost: null, text: null, picture: null };
  if ('problem' in tried) return { ...none, worked: false, words: tried.problem, reply: tried.reply };
  const { text, picture, usage } = tried.came;
  const cost = context.aiSettings.costOf(usage, prices);
  const failed = (words: string): AiTrial => ({ ...none, cost, worked: false, words, reply: null });
  if (picture === null) {
    if (!text) return failed(t`The AI provider answered without a single word. Choose another model for words.`);
    return { ...none, cost, worked: true, words: t`The words came.`, reply: null, text };
  }
  try {
    const { jpeg } = await context.pictures.decode(picture);
    return {
      ...none,
      cost,
      worked: true,
      words: t`The picture came.`,
      reply: null,
      picture: Buffer.from(jpeg).toString('base64'),
    };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    return failed(t`The AI provider sent something that is not a picture. Choose another model for pictures.`);
  }
}

async function viewAi({ aiSettings, config, database }: Context): Promise<AiSettingsView> {
  const modelOf = async (category: 'card_message' | 'image_generation_ai') =>
    (await activeConfig(database.orm, category))?.aiModel ?? null;
  const settings = {
    ...aiSettings.view(),
    wordsModel: (await modelOf('card_message')) ?? '',
    pictureModel: await modelOf('image_generation_ai'),
  };
  return { source: aiSettings.source(), variables: setVariables(config.variables), settings };
}

const setVariables = (variables: ReadonlySet<string>) =>
  ['OPENAI_API_KEY', 'AI_BASE_URL', 'AI_API_KEY', 'AI_ALLOW_PRIVATE'].filter((name) => variables.has(name));

function setByVariable({ config }: Context) {
  const [name = 'AI_BASE_URL'] = setVariables(config.variables);
  return invalidField('provider', t`${name} is set where Fondly is started, and takes precedence. Change it there.`);
}

/** With variables only the models, the name and the prices of the form count. */
async function checkForm(context: Context, form: AiSettingsForm): Promise<void> {
  const asked = context.aiSettings.complete(form);
  if (!context.config.ai && form.provider === 'compatible') {
    if (!form.baseUrl)
      throw invalidField('baseUrl', t`Enter the address of the provider, such as https://ai.example.org/v1.`);
    const complaint = baseUrlComplaint(form.baseUrl, asked.allowPrivate);
    if (complaint) throw invalidField('baseUrl', complaint);
  }
  if (asked.baseUrl === null && !asked.apiKey) throw invalidField('apiKey', t`Enter the key of your OpenAI account.`);
  const words = await findModel(context.database.orm, form.wordsModel);
  if (words && words.model.category !== 'text') throw invalidField('wordsModel', t`Card messages need a text model.`);
  const picture = form.pictureModel && (await findModel(context.database.orm, form.pictureModel));
  if (picture && picture.model.category !== 'image')
    throw invalidField('pictureModel', t`Pictures need an image model.`);
}

/** The endpoints of the AI provider. */
export const aiRoutes: Route[] = [getAiRoute, saveAiRoute, removeAiRoute, tryAiRoute];

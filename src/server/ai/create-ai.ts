import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  generateImage,
  generateText,
  type ImageModel,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import type { z } from 'zod';
import { createGuardedAgent } from '../outgoing/guarded-agent.ts';
import type { AiConfig, AiService, Usage } from './ai-service.ts';
import { callProvider } from './call-provider.ts';
import { createFittingFetch } from './fit-request.ts';
import { createGuardedFetch } from './provider-fetch.ts';

// The SDK would write its warnings to the console, where the administrator who set the parameters does not see them.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type Models = { text: LanguageModel; image: ImageModel };

type Options = {
  /** Shown to users; without one it is the provider's host. */
  name?: string | null;
  /** Called with the provider's own words when it refuses. */
  onRefusal?: (body: string, status: number) => void;
  /** Takes the requests instead of the provider. */
  send?: typeof fetch;
  /** Replaced by tests. */
  resolve?: Parameters<typeof createGuardedAgent>[0]['resolve'];
  openAiUrl?: string;
};

/** OpenAI, or any provider with the same API. */
export function createAi(
  config: AiConfig,
  { name, onRefusal, resolve, send: takes, openAiUrl = 'https://api.openai.com/v1' }: Options = {},
): AiService {
  const agent = createGuardedAgent({ allowPrivate: config.allowPrivate, ...(resolve && { resolve }) });
  const send = takes ?? createFittingFetch(hearRefusals(createGuardedFetch(agent), onRefusal));
  const models = (model: string, parameters: Readonly<Record<string, unknown>>): Models =>
    modelsOf(config, openAiUrl, model, addParameters(send, parameters));

  return {
    name: name ?? (config.baseUrl ? new URL(config.baseUrl).hostname : 'OpenAI'),
    write: ({ model, parameters, system, prompt, temperature, maxTokens, schema, ...limits }) =>
      callProvider(limits, async (abortSignal) => {
        const asked = generateText({
          model: models(model, parameters).text,
          system,
          prompt,
          temperature,
          maxOutputTokens: maxTokens,
          output: Output.object({ schema }),
          // The SDK omits the temperature for reasoning models unless it is told that the model does not reason.
          providerOptions: parameters.reasoning_effort === 'none' ? { openai: { reasoningEffort: 'none' } } : {},
          maxRetries: 0,
          abortSignal,
        });
        try {
          const { output, usage } = await asked;
          return { value: schema.parse(output), usage: usageOf(usage) };
        } catch (error) {
          return fromWords(error, schema);
        }
      }),
    draw: ({ model, parameters, prompt, count, photo, ...limits }) =>
      callProvider(limits, async (abortSignal) => {
        const { images } = await generateImage({
          model: models(model, parameters).image,
          prompt: photo ? { images: [photo], text: prompt } : prompt,
          n: count,
          maxRetries: 0,
          abortSignal,
        });
        const value = images.map((image) => image.uint8Array);
        return { value, usage: { inputTokens: null, outputTokens: null, pictures: value.length } };
      }),
    close: () => agent.destroy(),
  };
}

function modelsOf({ baseUrl, apiKey }: AiConfig, openAiUrl: string, model: string, send: typeof fetch): Models {
  if (baseUrl === null) {
    const openai = createOpenAI({ apiKey: apiKey ?? '', baseURL: openAiUrl, fetch: send });
    return { text: openai.chat(model), image: openai.image(model) };
  }
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: send,
  });
  return { text: provider.chatModel(model), image: provider.imageModel(model) };
}

/** The JSON in an answer that wraps it in other words, as models without a fixed format do. */
function fromWords<Schema extends z.ZodType>(error: unknown, schema: Schema) {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  const { text = '' } = error;
  try {
    const value = schema.parse(
      JSON.parse(text.slice(text.indexOf('{', text.lastIndexOf('</think>')), text.lastIndexOf('}') + 1)),
    );
    return { value, usage: usageOf(error.usage) };
  } catch {
    throw error;
  }
}

const usageOf = (usage: LanguageModelUsage | undefined): Usage => ({
  inputTokens: usage?.inputTokens ?? null,
  outputTokens: usage?.outputTokens ?? null,
  pictures: 0,
});

function hearRefusals(send: typeof fetch, onRefusal: Options['onRefusal']): typeof fetch {
  if (!onRefusal) return send;
  return async (input, init) => {
    const answer = await send(input, init);
    if (!answer.ok) onRefusal(await answer.clone().text(), answer.status);
    return answer;
  };
}

/** A fetch that adds these parameters to each request, unless the SDK has set them itself. */
function addParameters(send: typeof fetch, parameters: Readonly<Record<string, unknown>>): typeof fetch {
  return (input, init = {}) => {
    const { body } = init;
    if (typeof body === 'string') {
      return send(input, { ...init, body: JSON.stringify({ ...parameters, ...JSON.parse(body) }) });
    }
    if (body instanceof FormData) {
      for (const [name, value] of Object.entries(parameters)) {
        if (!body.has(name)) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      }
    }
    return send(input, init);
  };
}

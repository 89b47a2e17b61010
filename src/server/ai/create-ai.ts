import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage, generateText, type ImageModel, type LanguageModel, Output } from 'ai';
import type { AiConfig, AiService } from './ai-service.ts';
import { callProvider } from './call-provider.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

// The SDK would write its warnings to the console, where the administrator who set the parameters does not see them.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type Models = { text: LanguageModel; image: ImageModel };

type Replaced = Pick<Parameters<typeof createGuardedAgent>[0], 'resolve'> & { openAiUrl?: string };

/** OpenAI, or any provider with the same API; tests replace the DNS and OpenAI's address. */
export function createAi(
  config: AiConfig,
  { resolve, openAiUrl = 'https://api.openai.com/v1' }: Replaced = {},
): AiService {
  const agent = createGuardedAgent({ allowPrivate: config.allowPrivate, ...(resolve && { resolve }) });
  const send = createGuardedFetch(agent);
  const models = (model: string, parameters: Readonly<Record<string, unknown>>): Models =>
    modelsOf(config, openAiUrl, model, addParameters(send, parameters));

  return {
    name: config.baseUrl ? new URL(config.baseUrl).hostname : 'OpenAI',
    write: ({ model, parameters, system, prompt, temperature, maxTokens, schema, ...limits }) =>
      callProvider(limits, async (abortSignal) => {
        const { output } = await generateText({
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
        return schema.parse(output);
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
        return images.map((image) => image.uint8Array);
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

import { z } from 'zod';
import { t } from '../../contract/translate.ts';
import { saidAgain } from '../reader.ts';
import { AiProblem, type AiProblemReason } from './ai-problem.ts';
import type { AiConfig, Usage } from './ai-service.ts';
import { createAi } from './create-ai.ts';
import { messageOf } from './provider-refusal.ts';

type Asked = {
  kind: 'words' | 'picture';
  model: string;
  parameters: Readonly<Record<string, unknown>>;
  timeLimitMs: number;
  signal: AbortSignal;
};

type Came = { text: string | null; picture: Uint8Array | null; usage: Usage };
export type AiTried = { came: Came } | { problem: string; reply: string | null };

const answer = z.object({ messages: z.array(z.string()) });
const replyLength = 300;

/**
 * Requests a greeting or a small picture from the provider and returns the result. The request contains no personal
 * data.
 */
export async function tryAi(config: AiConfig, { kind, model, parameters, ...limits }: Asked): Promise<AiTried> {
  let refusal: { body: string; status: number } | null = null;
  const ai = createAi(config, { onRefusal: (body, status) => (refusal = { body, status }) });
  try {
    if (kind === 'picture') {
      const prompt = 'A small bunch of meadow flowers on white paper, without any letters.';
      const { value, usage } = await ai.draw({ model, parameters, prompt, count: 1, photo: null, ...limits });
      return { came: { text: null, picture: value[0] ?? null, usage } };
    }
    const { value, usage } = await ai.write({
      model,
      parameters,
      system: 'You write greeting cards. Answer with JSON alone: {"messages": ["…"]}.',
      prompt: 'Write one warm sentence for the birthday of a friend called Margaret.',
      temperature: 0.7,
      maxTokens: 500,
      schema: answer,
      ...limits,
    });
    return { came: { text: value.messages[0]?.trim() || null, picture: null, usage } };
  } catch (error) {
    if (!(error instanceof AiProblem)) throw error;
    return { problem: wordsFor(error, model), reply: replyIn(refusal, config.apiKey) };
  } finally {
    await ai.close();
  }
}

/** What to do about each failure. */
const advice: Partial<Record<AiProblemReason, string>> = {
  'no-such-host': t`Check the spelling of the address, and whether this server can look up names.`,
  'no-connection': t`Check host and port, and whether the provider runs and a firewall lets this server through.`,
  'no-encryption': t`Check the certificate, or whether the address should begin with http://.`,
  'forbidden-address': t`Allow it with the switch for your own network, if that is where it runs.`,
  redirect: t`Enter the address that it leads to, up to and including /v1.`,
  'key-refused': t`Copy the key once more; the request itself is fine.`,
  'not-permitted': t`Check there what the key may do, and whether it may use the model.`,
  'no-credit': t`Add credit there, or raise the spending limit.`,
  'rate-limited': t`Wait a minute. If it happens often, your plan there allows too few requests.`,
  'not-found': t`The address usually ends in /v1, and not every provider draws pictures.`,
  'content-refused': t`The key and the model are fine.`,
  unreadable: t`Check that the address is that of an OpenAI-compatible API; it usually ends in /v1.`,
  'no-json': t`Choose another model for words; small ones often cannot keep to a format.`,
  failing: t`Try again in a moment, and look at the provider’s own status or log.`,
  timeout: t`A model on your own machine may need longer for its first answer: try once more.`,
};

function wordsFor({ reason, message }: AiProblem, model: string): string {
  if (reason === 'unknown-model') return t`${message} Check the spelling of "${model}", or load it there first.`;
  const advised = advice[reason];
  return advised ? `${message} ${saidAgain(advised)}` : message;
}

/** Providers repeat parts of the key. */
function replyIn(refusal: { body: string; status: number } | null, key: string | null): string | null {
  if (!refusal) return null;
  const said = messageOf(refusal.body) ?? `HTTP ${refusal.status}`;
  const withoutKey = key ? said.replaceAll(key, '…') : said;
  return withoutKey.replace(/\bsk-[\w*-]{4,}/g, '…').slice(0, replyLength);
}

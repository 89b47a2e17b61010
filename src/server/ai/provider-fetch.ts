import { type Dispatcher, fetch as fetchByUndici } from 'undici';
import { z } from 'zod';
import { reasonOfError } from '../outgoing/outgoing-problem.ts';
import { readBounded } from '../outgoing/read-bounded.ts';
import { AiProblem } from './ai-problem.ts';

/** Fits ten pictures of 1792 x 1024 as PNG in base64. */
export const answerLimitBytes = 48 * 1024 * 1024;

/** A fetch over `dispatcher` that follows no redirect and limits how much it reads. Rejects with AiProblem. */
export function createGuardedFetch(dispatcher: Dispatcher, limitBytes = answerLimitBytes): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const { body, type } = await encoded(init.body);
    const headers = new Headers(init.headers);
    if (type) headers.set('content-type', type);
    try {
      const answer = await fetchByUndici(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(headers),
        body,
        signal: init.signal ?? null,
        redirect: 'manual',
        dispatcher,
      });
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel();
        throw new AiProblem('redirect');
      }
      const bytes = await readBounded(answer.body, limitBytes);
      const { status } = answer;
      const kept = keptHeaders(answer.headers);
      const joined = isStream(kept) ? joinStream(Buffer.from(bytes).toString()) : null;
      if (joined === null) return new Response(bytes.length > 0 ? bytes : null, { status, headers: kept });
      kept.set('content-type', 'application/json');
      return new Response(joined, { status, headers: kept });
    } catch (error) {
      throw asProblem(error, init.signal ?? null);
    }
  };
}

/** Form data as bytes: undici accepts only its own class, and the SDK uses the platform's. */
async function encoded(body: RequestInit['body']): Promise<{ body: string | Uint8Array | null; type: string | null }> {
  if (typeof body === 'string') return { body, type: null };
  if (!(body instanceof FormData)) return { body: null, type: null };
  const form = new Response(body);
  return { body: new Uint8Array(await form.arrayBuffer()), type: form.headers.get('content-type') };
}

function keptHeaders(headers: Iterable<[string, string]>): Headers {
  return new Headers([...headers].filter(([name]) => /^(content-type|retry-after)$/i.test(name)));
}

function isStream(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** An aborted call gets the reason of its signal. */
function asProblem(error: unknown, signal: AbortSignal | null): unknown {
  if (signal?.aborted) return signal.reason;
  return error instanceof AiProblem ? error : new AiProblem(reasonOfError(error));
}

const part = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/**
 * Combines a stream of server-sent events into one completion: some providers stream unasked. Null if the events are
 * not parts of a completion.
 */
function joinStream(events: string): string | null {
  let content = '';
  for (const line of events.split(/\r\n|\n|\r/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined || data === '[DONE]') continue;
    const read = part.safeParse(parsed(data));
    if (!read.success) return null;
    content += read.data.choices[0]?.delta?.content ?? '';
  }
  const message = { role: 'assistant', content };
  return JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

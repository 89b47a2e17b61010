import { type Dispatcher, fetch as fetchByUndici } from 'undici';
import { z } from 'zod';
import { AiProblem, type AiProblemReason } from './ai-problem.ts';

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

export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > limitBytes) throw new AiProblem('too-large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function keptHeaders(headers: Iterable<[string, string]>): Headers {
  return new Headers([...headers].filter(([name]) => /^(content-type|retry-after)$/i.test(name)));
}

function isStream(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** The problem in the chain of causes; an aborted call gets the reason of its signal. */
export function asProblem(error: unknown, signal: AbortSignal | null): unknown {
  if (signal?.aborted) return signal.reason;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AiProblem) return current;
    const reason = reasonOfCode(String((current as NodeJS.ErrnoException).code ?? ''));
    if (reason) return new AiProblem(reason);
  }
  return new AiProblem('unreachable');
}

/** The step of a connection that failed. */
function reasonOfCode(code: string): AiProblemReason | null {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'no-such-host';
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return 'no-connection';
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'no-encryption';
  return null;
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

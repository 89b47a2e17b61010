import { type Dispatcher, request } from 'undici';
import type { Outgoing } from './outgoing.ts';
import { reasonOfError } from './outgoing-problem.ts';
import { outgoingWords } from './outgoing-words.ts';

const answerLimitBytes = 16 * 1024;

/** Calls through an agent that checks the address of each connection. */
export function createCaller(dispatcher: Dispatcher, timeoutMs: number): Pick<Outgoing, 'call' | 'close'> {
  return {
    call: async ({ method, url, headers, body }, signal) => {
      const ended = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await request(url, {
          dispatcher,
          method,
          headers: { 'user-agent': 'Fondly', ...headers },
          body,
          signal: signal ? AbortSignal.any([signal, ended]) : ended,
        });
        return { status: answer.statusCode, text: await beginningOf(answer.body) };
      } catch (error) {
        signal?.throwIfAborted();
        const text = outgoingWords(ended.aborted ? 'silent' : reasonOfError(error));
        return { status: null, text };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** Reads no more than the limit: the rest may be endless. */
async function beginningOf(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.byteLength;
    if (length >= answerLimitBytes) break;
  }
  return Buffer.concat(parts).subarray(0, answerLimitBytes).toString('utf8');
}

import { request } from 'undici';
import { AiProblem } from '../ai/ai-problem.ts';
import { createGuardedAgent } from '../ai/guarded-agent.ts';
import type { Outgoing, OutgoingOptions } from './outgoing.ts';

const answerLimitBytes = 16 * 1024;

/** Calls through an agent that checks the address of each connection. */
export function createCaller({ allowPrivate, timeoutMs }: Required<OutgoingOptions>): Pick<Outgoing, 'call' | 'close'> {
  const dispatcher = createGuardedAgent({ allowPrivate });
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
        return { status: null, text: ended.aborted ? 'It took longer than 10 seconds to answer.' : inWords(error) };
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

function inWords(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AiProblem && current.reason === 'forbidden-address')
      return 'Its name leads into a private network.';
    const code = String((current as NodeJS.ErrnoException).code ?? '');
    if ((current instanceof AiProblem && current.reason === 'no-such-host') || code === 'ENOTFOUND')
      return 'No server has this name.';
    if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
      return 'Nothing answers at this address.';
    if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code))
      return 'It could be reached, but its certificate is not valid.';
  }
  return 'The connection broke.';
}

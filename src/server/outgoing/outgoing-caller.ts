import { type Dispatcher, request } from 'undici';
import { t } from '../../contract/translate.ts';
import type { Outgoing } from './outgoing.ts';
import { type OutgoingReason, reasonOfError } from './outgoing-problem.ts';

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
        const text = ended.aborted ? t`It took longer than 10 seconds to answer.` : words[reasonOfError(error)];
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

const words: Record<OutgoingReason, string> = {
  'forbidden-address': t`Its name leads into a private network.`,
  'no-such-host': t`No server has this name.`,
  'no-connection': t`Nothing answers at this address.`,
  'no-encryption': t`It could be reached, but its certificate is not valid.`,
  'too-large': t`Its answer was too large.`,
  unreachable: t`The connection broke.`,
};

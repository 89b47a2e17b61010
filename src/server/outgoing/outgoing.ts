import type { Dispatcher } from 'undici';
import { outgoingWords } from './outgoing-words.ts';
import { leadsInside } from './public-address.ts';

export type OutgoingCall = {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: string;
};

/** `status` and the beginning of the answer; or in words why there is none. */
export type OutgoingAnswer = { status: number; text: string } | { status: null; text: string };

/** Calls addresses that users chose: without redirects, with short answers, and not into private networks. */
export type Outgoing = {
  allowPrivate: boolean;
  /** What is wrong with an address; null if it may be called. Names are checked again when they are resolved. */
  complaint(url: string): string | null;
  call(call: OutgoingCall, signal?: AbortSignal): Promise<OutgoingAnswer>;
  /** Connections of one's own that check each address, for those who speak more than single calls. */
  openAgent(): Promise<Dispatcher>;
  close(): Promise<void>;
};

export type OutgoingOptions = {
  /** The operator lets users reach the private network, there also without encryption. */
  allowPrivate: boolean;
  timeoutMs?: number;
  /** Replaced by tests. */
  openAgent?: () => Promise<Dispatcher>;
};

/** The packages that call are loaded for the first call. */
export function createOutgoing({
  allowPrivate,
  timeoutMs = 10_000,
  openAgent = async () => (await import('./guarded-agent.ts')).createGuardedAgent({ allowPrivate }),
}: OutgoingOptions): Outgoing {
  let caller: Promise<Pick<Outgoing, 'call' | 'close'>> | undefined;
  const complaint = (url: string) => addressComplaint(url, allowPrivate);
  const start = async () => {
    const { createCaller } = await import('./outgoing-caller.ts');
    return createCaller(await openAgent(), timeoutMs);
  };
  return {
    allowPrivate,
    openAgent,
    complaint,
    call: async (call, signal) => {
      const wrong = complaint(call.url);
      if (wrong) return { status: null, text: wrong };
      caller ??= start();
      return (await caller).call(call, signal);
    },
    close: async () => (await caller)?.close(),
  };
}

function addressComplaint(text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return outgoingWords('notHttps');
  if (url.username || url.password) return outgoingWords('hasPassword');
  const isInside = leadsInside(url.hostname);
  if (isInside && !allowPrivate) return outgoingWords('isInside');
  if (url.protocol === 'http:' && !isInside) return outgoingWords('notHttpsOutside');
  return null;
}

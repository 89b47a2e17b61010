const words = {
  'no-such-host': 'No server has the name of the AI provider.',
  'no-connection': 'Nothing answers at the address of the AI provider.',
  'no-encryption': 'The AI provider could be reached, but not encrypted (TLS).',
  unreachable: 'The connection to the AI provider broke.',
  'forbidden-address': "The AI provider's address leads into a private network.",
  redirect: 'The AI provider answered with a redirect, which is not followed.',
  timeout: 'The AI provider took too long.',
  'key-refused': 'The AI provider did not accept the key.',
  'not-permitted': 'The AI provider does not permit this with the key.',
  'no-credit': 'The account at the AI provider has no credit or quota left.',
  'rate-limited': 'The AI provider asked to wait.',
  'unknown-model': 'The AI provider does not have this model.',
  'not-found': 'The AI provider has nothing at this address.',
  'content-refused': 'The AI provider did not want to make this content.',
  rejected: 'The AI provider refused the request.',
  failing: 'The AI provider had an error.',
  'too-large': "The AI provider's answer was too large.",
  unreadable: "The AI provider's answer could not be used.",
  'no-json': 'The AI provider answered, but not in the JSON that was asked for.',
} as const;

export type AiProblemReason = keyof typeof words;

/** Another call would fail the same way. */
const lasting: ReadonlySet<AiProblemReason> = new Set([
  'no-such-host',
  'no-connection',
  'no-encryption',
  'unreachable',
  'forbidden-address',
  'timeout',
  'key-refused',
  'no-credit',
]);

/**
 * Why a provider call failed, in words that may be shown and logged. It has no `cause` on purpose: the underlying
 * errors contain the key, the prompt and the provider's answer.
 */
export class AiProblem extends Error {
  override name = 'AiProblem';
  readonly reason: AiProblemReason;
  /** How long the provider asked to wait. */
  readonly retryAfterMs: number | null;

  constructor(reason: AiProblemReason, retryAfterMs: number | null = null) {
    super(words[reason]);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether other calls to the provider would fail as well. */
  get isLasting(): boolean {
    return lasting.has(this.reason);
  }
}

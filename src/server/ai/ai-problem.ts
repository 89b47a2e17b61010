import { t } from '../../contract/translate.ts';
import { saidAgain } from '../reader.ts';

const words = {
  'no-such-host': t`No server has the name of the AI provider.`,
  'no-connection': t`Nothing answers at the address of the AI provider.`,
  'no-encryption': t`The AI provider could be reached, but not encrypted (TLS).`,
  unreachable: t`The connection to the AI provider broke.`,
  'forbidden-address': t`The AI provider's address leads into a private network.`,
  redirect: t`The AI provider answered with a redirect, which is not followed.`,
  timeout: t`The AI provider took too long.`,
  'key-refused': t`The AI provider did not accept the key.`,
  'not-permitted': t`The AI provider does not permit this with the key.`,
  'no-credit': t`The account at the AI provider has no credit or quota left.`,
  'rate-limited': t`The AI provider asked to wait.`,
  'unknown-model': t`The AI provider does not have this model.`,
  'not-found': t`The AI provider has nothing at this address.`,
  'content-refused': t`The AI provider did not want to make this content.`,
  rejected: t`The AI provider refused the request.`,
  failing: t`The AI provider had an error.`,
  'too-large': t`The AI provider's answer was too large.`,
  unreadable: t`The AI provider's answer could not be used.`,
  'no-json': t`The AI provider answered, but not in the JSON that was asked for.`,
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
    super(saidAgain(words[reason]));
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether other calls to the provider would fail as well. */
  get isLasting(): boolean {
    return lasting.has(this.reason);
  }
}

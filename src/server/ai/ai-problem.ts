const words = {
  unreachable: 'The AI provider could not be reached.',
  'forbidden-address': "The AI provider's address leads into a private network.",
  redirect: 'The AI provider answered with a redirect, which is not followed.',
  timeout: 'The AI provider took too long.',
  'rate-limited': 'The AI provider asked to wait.',
  rejected: 'The AI provider refused the request.',
  failing: 'The AI provider had an error.',
  'too-large': "The AI provider's answer was too large.",
  unreadable: "The AI provider's answer could not be used.",
} as const;

export type AiProblemReason = keyof typeof words;

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
}

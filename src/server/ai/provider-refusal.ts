import type { AiProblemReason } from './ai-problem.ts';

/** The provider's own sentence about the refusal; providers wrap it in one of these ways. */
export function messageOf(body: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null;
  }
  const { error = answer, detail } = Object(answer) as { error?: unknown; detail?: unknown };
  const { message = detail } = Object(error) as { message?: unknown };
  if (typeof error === 'string') return error;
  if (typeof message === 'string') return message;
  return message === undefined ? null : JSON.stringify(message);
}

const noCredit = /insufficient[_ ](?:quota|credit|balance|funds)|exceeded your current quota|billing|payment required/i;
const unknownModel =
  /model_not_found|model[^.]{0,100}(?:not found|does not exist|is not available)|(?:no such|unknown|invalid) model|(?:could not|failed to) load model/i;
const contentRefused = /content[_ ](?:policy|filter)|moderation|safety system|responsible ?ai/i;

/** Why a provider refused a request, from its status and message. */
export function refusalOf(status: number, body: string): AiProblemReason {
  if (status === 401) return 'key-refused';
  if (status === 402 || noCredit.test(body)) return 'no-credit';
  if (status === 429) return 'rate-limited';
  if (unknownModel.test(body)) return 'unknown-model';
  if (status >= 500) return 'failing';
  if (contentRefused.test(body)) return 'content-refused';
  if (status === 403) return 'not-permitted';
  return status === 404 || status === 405 ? 'not-found' : 'rejected';
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorBody } from '../../contract/errors.ts';
import { t } from '../../contract/translate.ts';
import type { ErrorCode } from '../../contract/vocabulary.ts';
import { IllegalTransition } from '../../domain/card-lifecycle.ts';
import { UnreadablePicture } from '../../studio/art/photo/unreadable-picture.ts';
import { isForWantOfConnection } from '../db/no-connection.ts';
import { PictureQueueFull } from '../pictures/picture-pool.ts';
import { inWordsFor, saidAgain } from '../reader.ts';
import { Refusal } from '../refusal.ts';
import { readerOfRequest } from './reader-of-request.ts';
import { asksForPage, sendRefusedPage } from './refused-page.tsx';

const statusOf: Record<ErrorCode, number> = {
  malformed: 400,
  validation_failed: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  illegal_transition: 409,
  stale_version: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  overloaded: 503,
  email_unverified: 409,
  email_taken: 409,
  login_too_old: 403,
  account_changed: 403,
  storage_full: 507,
  internal: 500,
};

/** The only place that turns an error into an answer (D6). Nothing internal gets out. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  return inWordsFor(readerOfRequest(request), () => answerInWords(error, request, reply));
}

/** For addresses that do not exist; never a page. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = inWordsFor(readerOfRequest(request), () => t`Not found.`);
  return reply.status(404).send({ message, code: 'not_found' });
}

function answerInWords(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const refusal = asRefusal(error);
  // The caller left, which ended the work: nobody reads this answer, and nothing is wrong.
  if (error.name === 'AbortError' && reply.raw.destroyed) return reply.status(499).send();
  if (!refusal || isForWantOfConnection(error)) request.log.error({ err: error }, 'request failed');
  if (!refusal) {
    const message = t`Something went wrong on our side. Please try again.`;
    return asksForPage(request)
      ? sendRefusedPage(reply, 500, 'internal')
      : reply.status(500).send({ message, code: 'internal' });
  }
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (asksForPage(request)) return sendRefusedPage(reply, refusal.status, refusal.code);
  // The schemas of the contract and tables of the server have said theirs before there was a reader.
  const body: ErrorBody = { message: saidAgain(refusal.message), code: refusal.code };
  if (refusal.fields)
    body.fields = Object.fromEntries(Object.entries(refusal.fields).map(([path, text]) => [path, saidAgain(text)]));
  if (refusal.current !== undefined) body.current = refusal.current;
  return reply.status(refusal.status).send(body);
}

type Answerable = Pick<Refusal, 'code' | 'message' | 'fields' | 'retryAfterSeconds' | 'current'> & { status: number };

function asRefusal(error: FastifyError | Error): Answerable | null {
  if (error instanceof Refusal) {
    const { code, message, fields, retryAfterSeconds, current } = error;
    return { code, message, fields, retryAfterSeconds, current, status: statusOf[code] };
  }
  if (error instanceof IllegalTransition) return transition(error);
  if (error instanceof UnreadablePicture) {
    return plain(error.reason.startsWith('too-large') ? 'too_large' : 'unsupported_media', error.message, {
      image: error.message,
    });
  }
  if (error instanceof PictureQueueFull) {
    return { ...plain('rate_limited', error.message), retryAfterSeconds: 10 };
  }
  if (isForWantOfConnection(error)) {
    const message = t`Fondly does not reach its database at the moment. Please try again shortly.`;
    return { ...plain('overloaded', message), retryAfterSeconds: 5 };
  }
  return fromFastify(error as FastifyError);
}

function transition(error: IllegalTransition): Answerable {
  const field = { no_day: 'scheduledDate', past_day: 'scheduledDate', no_recipient: 'recipientEmail' }[
    error.reason as string
  ];
  return field
    ? plain('validation_failed', error.message, { [field]: error.message })
    : plain('illegal_transition', error.message);
}

function fromFastify(error: FastifyError): Answerable | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return plain('malformed', t`The request is not valid JSON.`);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return plain('too_large', t`The request is too large.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return plain('unsupported_media', t`This call takes JSON.`);
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return plain('too_large', t`The upload is too large.`);
    default:
      if (error.statusCode === 429) return plain('rate_limited', t`Too many requests. Please wait a moment.`);
      if (error.statusCode === 404) return plain('not_found', t`Not found.`);
      return error.statusCode && error.statusCode < 500 ? plain('malformed', t`The request could not be read.`) : null;
  }
}

function plain(code: ErrorCode, message: string, fields?: Record<string, string>): Answerable {
  return { code, message, fields, retryAfterSeconds: undefined, current: undefined, status: statusOf[code] };
}

/** Turns schema issues into `fields`: the first issue per path. */
export function validationRefusal(error: z.ZodError, given?: unknown): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of meantIssues(error.issues, given)) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const message = Object.values(fields)[0] ?? t`Invalid input`;
  return new Refusal('validation_failed', message, { fields });
}

/** For a union of body shapes, assumes the shape with the fewest missing keys. */
function meantIssues(issues: z.core.$ZodIssue[], given: unknown): z.core.$ZodIssue[] {
  const [only] = issues;
  if (issues.length !== 1 || only?.code !== 'invalid_union' || only.path.length > 0) return issues;
  const keys = new Set(Object.keys(given ?? {}));
  const lacks = (shape: z.core.$ZodIssue[]) => shape.filter(({ path }) => !keys.has(String(path[0]))).length;
  return only.errors.reduce((best, shape) => (lacks(shape) < lacks(best) ? shape : best), only.errors[0] ?? []);
}

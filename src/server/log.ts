import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';

/** The process's log. It omits the values in database errors, because they are personal data. */
export function createLog(level: Config['logLevel'], destination: DestinationStream): FastifyBaseLogger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** An error's message without the values of the failed query, because they are personal data. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\nparams:')[0] ?? '';
}

type Described = { type: string; message: string; code?: unknown; stack?: string; cause?: Described };

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: messageOf(error),
    ...(code !== undefined && { code }),
    // The stack repeats the message, including the values.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { recordEvent } from '../audit/public.ts';

type Kind = 'template' | 'config' | 'model' | 'parameter';
const acts: Record<string, string> = { POST: 'created', PUT: 'changed', DELETE: 'removed' };

/**
 * Changes a setting and records the administrator in the same transaction. `change` returns the row, or whether the row
 * with this id was deleted; any other result changed nothing.
 */
export async function changeNoted<Result extends { id: number } | boolean | string | null>(
  { context, user, request }: { context: Context; user: SessionUser; request: FastifyRequest },
  kind: Kind,
  change: (tx: Executor) => Promise<Result>,
  removedId?: number,
): Promise<Result> {
  return context.database.transaction(async (tx) => {
    const result = await change(tx);
    const id = result === true ? removedId : typeof result === 'object' ? result?.id : undefined;
    if (id !== undefined) {
      const details = { act: acts[request.method] ?? request.method };
      await recordEvent(tx, { event: `${kind}-changed`, actorId: user.id, subject: [kind, id], details, request });
    }
    return result;
  });
}

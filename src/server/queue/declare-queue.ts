import { randomUUID } from 'node:crypto';
import type { PgBoss, QueueOptions } from 'pg-boss';
import { type JobDefinition, jobDefaults } from './job-definition.ts';

// A killed worker is noticed after this long, and its jobs run again.
const heartbeatSeconds = 30;

/**
 * Creates the engine's queue for each kind of job that has none, and updates those with other options. A start that
 * finds all of them as declared takes one query.
 */
export async function declareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const declared = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) {
    const options = optionsOf(definition);
    const found: Record<string, unknown> = { ...declared.get(definition.name) };
    if (Object.entries(options).every(([name, value]) => found[name] === value)) continue;
    if (declared.has(definition.name)) await boss.updateQueue(definition.name, options);
    else await boss.createQueue(definition.name, { ...options, policy: definition.isAlone ? 'exclusive' : 'short' });
    // A query without results: it makes the engine cache the queue, so that a send inside a transaction needs no look-up.
    await boss.findJobs(definition.name, { id: randomUUID() });
  }
}

function optionsOf(definition: JobDefinition) {
  const { retry, timeoutSeconds } = { ...jobDefaults, ...definition };
  return {
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: retry.maxDelaySeconds !== undefined,
    ...(retry.maxDelaySeconds === undefined ? {} : { retryDelayMax: retry.maxDelaySeconds }),
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds,
    notify: true,
  } satisfies QueueOptions & { notify: boolean };
}

/** The worker options for this kind of job. */
export function workOptions(definition: JobDefinition) {
  const { batchSize, workers } = { ...jobDefaults, ...definition };
  return {
    batchSize,
    localConcurrency: workers,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 2,
    // Retries wake no worker; without this they would wait for the slow poll of half a minute.
    notifyPollingIntervalSeconds: 2,
  } as const;
}

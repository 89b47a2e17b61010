import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { t } from '../../contract/translate.ts';
import { memoryLimitBytes } from '../memory-limit.ts';
import { Refusal } from '../refusal.ts';
import { atOnceOf, type LimitClass } from './limit-classes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
  }
}

/** A single long task is not an overload. */
const sampleMs = 2_000;
/** A starting process is always late. */
const settlesWithinMs = 10_000;

export type OverloadLimits = {
  /** The mean delay of the event loop over two seconds, in milliseconds. */
  maxEventLoopDelay?: number;
  /** Above this the process rejects calls that draw, or read or write files. */
  maxRssBytes?: number;
};

export const usualOverload: OverloadLimits = {
  maxEventLoopDelay: 600,
  maxRssBytes: Math.round(0.75 * memoryLimitBytes()),
};

/**
 * Rejects calls with 503 while the event loop is late, and heavy calls while memory is short. Health checks always get
 * an answer.
 */
export async function refuseUnderPressure(api: FastifyInstance, limits: OverloadLimits): Promise<void> {
  let settledAtMs = 0;
  api.server.once('listening', () => {
    settledAtMs = performance.now() + settlesWithinMs;
  });
  await api.register(underPressure, {
    ...limits,
    sampleInterval: sampleMs,
    pressureHandler: (request, _reply, kind) => {
      const { limit = 'unlimited' } = request.routeOptions.config;
      if (limit === 'unlimited' || performance.now() < settledAtMs) return;
      // Memory that the allocator retains would block all calls forever.
      if (kind === underPressure.TYPE_RSS_BYTES && atOnceOf(limit) === undefined) return;
      throw overloaded(kind === underPressure.TYPE_RSS_BYTES ? 5 : 2);
    },
  });
}

/** The message for a rejected call. */
export function overloaded(retryAfterSeconds: number): Refusal {
  return new Refusal('overloaded', t`Fondly is very busy. Please try again in a moment.`, { retryAfterSeconds });
}

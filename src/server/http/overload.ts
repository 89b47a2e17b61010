import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { memoryLimitBytes } from '../memory-limit.ts';
import { Refusal } from '../refusal.ts';
import { atOnceOf, type LimitClass } from './limit-classes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
  }
}

/** One long piece of work is no jam. */
const sampleMs = 2_000;
/** A start is late by itself. */
const settlesWithinMs = 10_000;

export type OverloadLimits = {
  /** In milliseconds: the mean lateness of the event loop over two seconds. */
  maxEventLoopDelay?: number;
  /** Above this the process takes no call that draws, reads or writes files. */
  maxRssBytes?: number;
};

export const usualOverload: OverloadLimits = {
  maxEventLoopDelay: 600,
  maxRssBytes: Math.round(0.75 * memoryLimitBytes()),
};

/** Refuses calls with 503 while the process is late, and heavy ones while memory is short. Whether the server is well is always answered. */
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
      // Memory that the allocator keeps would shut the door to everything for ever.
      if (kind === underPressure.TYPE_RSS_BYTES && atOnceOf(limit) === undefined) return;
      throw overloaded(kind === underPressure.TYPE_RSS_BYTES ? 5 : 2);
    },
  });
}

/** What a person is told whose call was not taken. */
export function overloaded(retryAfterSeconds: number): Refusal {
  return new Refusal('overloaded', 'Fondly is very busy. Please try again in a moment.', { retryAfterSeconds });
}

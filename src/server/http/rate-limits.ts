import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '../../contract/translate.ts';
import { Refusal } from '../refusal.ts';
import { addressLimit, type LimitClass, limitClasses } from './limit-classes.ts';
import { callerOf } from './network-of.ts';
import type { SessionUser } from './session-user.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who calls, once the session is known; a member also while they act in the account of another, whose own calls they
     * must not use up.
     */
    caller: SessionUser | null;
  }
}

const minuteMs = 60_000;
/** The number of callers tracked per class: beyond it the least recent one is forgotten. */
const mostCallers = 50_000;

/** Counts a call, and throws a Refusal with the time to wait if its caller exceeds the limit. */
type Count = (request: FastifyRequest) => Promise<void>;
export type RateLimits = Record<LimitClass | 'allOfAddress', Count>;

/** Counts calls in this process. `factor` multiplies every limit; 0 turns them off. */
export async function createRateLimits(app: FastifyInstance, factor: number): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });

  const counter = (perMinute: number, callerIn: (request: FastifyRequest) => string | number): Count => {
    if (factor === 0 || perMinute === Number.POSITIVE_INFINITY) return async () => {};
    const options: RateLimitOptions = {
      max: Math.round(perMinute * factor),
      timeWindow: minuteMs,
      cache: mostCallers,
      // The plugin uses the wall clock. With this process's own minute in the key, setting the clock back locks nobody
      // out.
      keyGenerator: (request) => `${minuteOf(performance.now())} ${callerIn(request)}`,
    };
    const count = app.createRateLimit(options);
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const leftMs = minuteMs - (performance.now() % minuteMs);
      throw new Refusal('rate_limited', t`Too many requests. Please wait a moment.`, {
        retryAfterSeconds: Math.ceil(leftMs / 1000),
      });
    };
  };

  const address = (request: FastifyRequest) => callerOf(request.ip);
  const account = (request: FastifyRequest) => request.caller?.id ?? address(request);
  const byClass = Object.entries(limitClasses).map(([name, { perMinute, of }]) => [
    name,
    counter(perMinute, of === 'address' ? address : account),
  ]);
  return { ...Object.fromEntries(byClass), allOfAddress: counter(addressLimit.perMinute, address) };
}

function minuteOf(ms: number): number {
  return Math.floor(ms / minuteMs);
}

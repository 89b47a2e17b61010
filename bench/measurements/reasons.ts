import type { Reasons } from './render-page.ts';

/** Why a goal is missed, by its words; printed only while it is. */
export const reasons: Reasons = {
  'Authenticated GETs at least 0.6 of bare Fastify with the same query':
    'The dashboard’s figures alone are below: lists lie at 0.6 to 0.9 on both databases. Ours and the floor ask the same statement, which takes 0.1 ms; the floor’s whole answer took 0.06 ms of processor on PostgreSQL when this was written, ours 0.18. The lookup of the session is a statement of its own (0.06 ms), asked each time so that a session that was ended and an administrator’s flag that was taken count at once; the rest is request id, limits, turns under load, metrics, cookies, the decision about compression and the security headers.',
};

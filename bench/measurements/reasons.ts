import type { Reasons } from './render-page.ts';

/** Why a goal is missed, by its words; printed only while it is. */
export const reasons: Reasons = {
  'Authenticated GETs at least 0.6 of bare Fastify with the same query':
    'The dashboard’s figures on the embedded database alone are below: there every statement takes the one thread, and the lookup of the session is a second one beside a statement as small as itself (0.14 ms of 0.46, where the floor’s whole answer takes 0.26). It is asked each time, so that a session that was ended and an administrator’s flag that was taken count at once; the rest is request id, limits, turns under load, metrics, cookies, the decision about compression and the security headers.',
};

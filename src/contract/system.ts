import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    response: z.object({ ok: z.literal(true), heartbeatAgeSeconds: z.number().nullable() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    response: z.object({ ready: z.boolean(), database: z.boolean(), queue: z.boolean(), migrations: z.boolean() }),
  }),
};

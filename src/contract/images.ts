import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Pictures answer as image/jpeg, not as JSON: the schema of the body is not ours to check. */
export const imageEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/images/:id', params: z.object({ id: z.uuid() }) }),
};

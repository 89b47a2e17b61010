import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Pictures are answered as image/jpeg, which has no schema. */
export const imageEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/images/:id', params: z.object({ id: z.uuid() }) }),
};

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const secretParams = z.object({ token: z.string().min(20).max(100) });

/** Addresses with a secret in their path that answer pictures and plain pages, not JSON. */
export const deliveryEndpoints = {
  publicCardImage: endpoint({ method: 'GET', path: '/api/public/cards/:token/image', params: secretParams }),
  unsubscribePage: endpoint({ method: 'GET', path: '/unsubscribe/:token', params: secretParams }),
  unsubscribe: endpoint({ method: 'POST', path: '/unsubscribe/:token', params: secretParams }),
  unsubscribeStyle: endpoint({ method: 'GET', path: '/unsubscribe.css' }),
};

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { ownerProof } from './passkeys.ts';
import { t } from './translate.ts';

/** The services that take messages, by the names that their addresses begin with. */
export const messageServices = { ntfy: 'ntfy', gotify: 'Gotify', tgram: 'Telegram', matrix: 'Matrix' } as const;
export type MessageService = keyof typeof messageServices;
const serviceNames = Object.keys(messageServices) as [MessageService, ...MessageService[]];

/** In the manner of Apprise; it contains the service's secrets, so it is never shown again. */
export const messageAddress = requiredText(t`Enter an address like ntfy://my-topic`, 1000);

/** Where messages go, as far as it may be shown. */
export const messageAddressView = z.object({
  service: z.enum(serviceNames),
  host: z.string(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
  /** What the service said when it refused the last message; null if it took it. */
  trouble: z.string().nullable(),
});
export type MessageAddressView = z.infer<typeof messageAddressView>;

const path = '/api/user/messages';

export const messageEndpoints = {
  get: endpoint({ method: 'GET', path, response: z.object({ address: messageAddressView.nullable() }) }),
  set: endpoint({
    method: 'PUT',
    path,
    body: z.object({ url: messageAddress, proof: ownerProof }),
    response: messageAddressView,
  }),
  remove: endpoint({ method: 'DELETE', path }),
  /** Sends one message now; the answer says what the service said. */
  test: endpoint({
    method: 'POST',
    path: `${path}/test`,
    response: z.object({ hasArrived: z.boolean(), reply: z.string() }),
  }),
};

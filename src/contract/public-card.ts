import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './vocabulary.ts';

/** What the public address of a card shows, and nothing else (D33). */
export const publicCardView = z.object({
  title: z.string(),
  message: z.string(),
  imageUrl: z.string().nullable(),
  /** The picture of a text card says the whole message already. */
  messageOnPicture: z.boolean(),
  /** The recipient's; null for the default. */
  language: z.enum(languages).nullable(),
  senderName: z.string().nullable(),
  senderFirstName: z.string().nullable(),
});
export type PublicCardView = z.infer<typeof publicCardView>;

export const publicCardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/public/cards/:token',
    params: z.object({ token: z.string().min(20).max(100) }),
    response: publicCardView,
  }),
};

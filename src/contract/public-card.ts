import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './vocabulary.ts';

/** Everything that the public address of a card reveals (D33). */
export const publicCardView = z.object({
  title: z.string(),
  message: z.string(),
  imageUrl: z.string().nullable(),
  /** A text card: its picture contains the whole message. */
  messageOnPicture: z.boolean(),
  /** The recipient's language; null for the default. */
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

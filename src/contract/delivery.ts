import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { languages } from './vocabulary.ts';

const secretParams = z.object({ token: z.string().min(20).max(100) });

/** What the links in emails to the owner can do (D20, D30, lifecycle.md). */
export const mailAnswers = ['approve', 'arrived', 'send-again', 'send-late'] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** One attempt at delivering a card. */
export const deliveryLogEntry = z.object({
  id: z.int(),
  attempt: z.int(),
  deliveryMethod: z.string(),
  deliveryStatus: z.string(),
  deliveryDetails: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type DeliveryLogEntry = z.infer<typeof deliveryLogEntry>;

/** Addresses with a secret in the path; they answer pictures and plain pages, not JSON. */
export const deliveryEndpoints = {
  /** Any secret, so that a wrong one is answered by a page too. */
  cardPage: endpoint({ method: 'GET', path: '/c/:token', params: z.object({ token: z.string().max(200) }) }),
  /** Answers image/jpeg: the sealed envelope, for previews of the link. */
  cardEnvelope: endpoint({ method: 'GET', path: '/c/:token/envelope.jpg', params: secretParams }),
  /** `style` is the slug of an art style; an unknown one shows none. Without a known `lang` it is the reader's language. */
  aboutFondly: endpoint({
    method: 'GET',
    path: '/about-fondly',
    query: z.object({
      style: z.string().max(60).catch('').default(''),
      lang: z.enum(languages).optional().catch(undefined),
    }),
  }),
  /** Answers image/jpeg: `watercolor.jpg`. */
  aboutPicture: endpoint({
    method: 'GET',
    path: '/about-fondly/:file',
    params: z.object({ file: z.string().regex(/^[a-z-]{1,60}\.jpg$/) }),
  }),
  publicCardImage: endpoint({ method: 'GET', path: '/api/public/cards/:token/image', params: secretParams }),
  publicEntryPhoto: endpoint({
    method: 'GET',
    path: '/api/public/cards/:token/photos/:entryId',
    params: secretParams.extend({ entryId: id }),
  }),
  unsubscribePage: endpoint({ method: 'GET', path: '/unsubscribe/:token', params: secretParams }),
  unsubscribe: endpoint({ method: 'POST', path: '/unsubscribe/:token', params: secretParams }),
  /** Opening the page changes nothing, because mail programs open every link; its button posts. */
  answerPage: endpoint({ method: 'GET', path: '/answer/:token', params: secretParams }),
  answer: endpoint({ method: 'POST', path: '/answer/:token', params: secretParams }),
  /** The mail provider reports a bounce here; the operator configures the secret in the path (D5). */
  bounce: endpoint({
    method: 'POST',
    path: '/api/webhooks/bounce/:token',
    params: secretParams,
    body: z.object({
      messageId: z.string().max(400).nullish(),
      recipient: z.string().max(320).nullish(),
      kind: z.enum(['hard', 'soft', 'complaint']).default('hard'),
      details: z.string().max(2000).nullish(),
    }),
  }),
  unsubscribeStyle: endpoint({ method: 'GET', path: '/unsubscribe.css' }),
};

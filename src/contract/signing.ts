import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { contactId, dayInput, id, idParams } from './fields.ts';
import { ink } from './ink.ts';

export const signingLimits = {
  name: 60,
  message: 500,
  note: 300,
  photoMb: 10,
  /** Entries of one card, invitations by mail, and reminders to each. */
  entries: 100,
  invitations: 60,
  reminders: 2,
} as const;

/** Why a card cannot be signed any more. */
export const whyClosed = ['sent', 'sending', 'ended', 'late'] as const;
export type WhyClosed = (typeof whyClosed)[number];

/** What is wrong with the form of somebody who signs; the page says it in the language of the card. */
export const signingProblems = [
  'noName',
  'longName',
  'longMessage',
  'brokenDrawing',
  'longDrawing',
  'full',
  'photo',
  'tooLarge',
  'noRoom',
  'gone',
] as const;
export type SigningProblem = (typeof signingProblems)[number];

/** What somebody wrote on a card that is signed by many; the owner sees all of it. */
export const cardEntry = z.object({
  id: z.int(),
  name: z.string(),
  message: z.string(),
  ink: ink.nullable(),
  imageUrl: z.string().nullable(),
  isHidden: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CardEntry = z.infer<typeof cardEntry>;

export const signingInvitation = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mailedAt: z.iso.datetime().nullable(),
  reminders: z.int(),
  remindedAt: z.iso.datetime().nullable(),
  /** Why the mail server refused it, in words; null if it did not. */
  trouble: z.string().nullable(),
});

/** A card that others are asked to sign. */
export const signingView = z.object({
  /** Null after signing was ended by the owner. */
  url: z.string().nullable(),
  /** The last day on which people can sign, `YYYY-MM-DD` in the owner's time zone. */
  until: z.string(),
  isOpen: z.boolean(),
  /** Why nobody can sign any more, in words; null while it is open. */
  closedBecause: z.string().nullable(),
  note: z.string(),
  entries: z.array(cardEntry),
  invitations: z.array(signingInvitation),
});
export type SigningView = z.infer<typeof signingView>;

const entryParams = z.object({ id, entryId: id });

export const signingEndpoints = {
  /** Null while nobody was asked. */
  get: endpoint({
    method: 'GET',
    path: '/api/cards/:id/signing',
    params: idParams,
    response: z.object({ signing: signingView.nullable() }),
  }),
  /** Opens signing, or changes its last day and note. */
  open: endpoint({
    method: 'PUT',
    path: '/api/cards/:id/signing',
    params: idParams,
    body: z.object({ until: dayInput, note: z.string().trim().max(signingLimits.note).default('') }),
    response: signingView,
  }),
  /** Ends signing and its links; entries stay. */
  close: endpoint({ method: 'DELETE', path: '/api/cards/:id/signing', params: idParams, response: signingView }),
  /** Mails the link to contacts who have an email address. */
  invite: endpoint({
    method: 'POST',
    path: '/api/cards/:id/signing/invitations',
    params: idParams,
    body: z.object({ personIds: z.array(contactId).min(1).max(signingLimits.invitations) }),
    response: signingView,
  }),
  /** Reminds those who were mailed and may still sign; one mail a day at most. */
  remind: endpoint({
    method: 'POST',
    path: '/api/cards/:id/signing/reminders',
    params: idParams,
    response: signingView,
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/api/cards/:id/signing/entries/:entryId',
    params: entryParams,
    body: z.object({ isHidden: z.boolean().optional(), move: z.enum(['up', 'down']).optional() }),
    response: signingView,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/api/cards/:id/signing/entries/:entryId',
    params: entryParams,
    response: signingView,
  }),
};

/** Any secret, so that a wrong one is answered by a page too. */
const signParams = z.object({ token: z.string().max(200) });
const ownParams = signParams.extend({ entryToken: z.string().max(200) });
/** As browsers send it, with the file part `photo`; the page itself says what is wrong with it, beside what was typed. */
export const signForm = z.object({
  name: z.string().default(''),
  message: z.string().default(''),
  /** The lines of the pen as JSON; empty without a drawing. */
  strokes: z.string().default(''),
  /** Keeps a form that is sent twice from signing twice. */
  key: z.string().default(''),
  withoutPhoto: z.string().default(''),
  act: z.string().default(''),
});
export type SignForm = z.output<typeof signForm>;

/** The pages of those who sign: no account, only the secret in the path. They take `signForm` and answer HTML and pictures. */
export const signPageEndpoints = {
  page: endpoint({ method: 'GET', path: '/sign/:token', params: signParams }),
  sign: endpoint({ method: 'POST', path: '/sign/:token', params: signParams }),
  cover: endpoint({ method: 'GET', path: '/sign/:token/cover.jpg', params: signParams }),
  ownPage: endpoint({ method: 'GET', path: '/sign/:token/:entryToken', params: ownParams }),
  change: endpoint({ method: 'POST', path: '/sign/:token/:entryToken', params: ownParams }),
  ownPhoto: endpoint({ method: 'GET', path: '/sign/:token/:entryToken/photo.jpg', params: ownParams }),
};

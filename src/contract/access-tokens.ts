import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, requiredText } from './fields.ts';
import { ownerProof } from './passkeys.ts';
import { inSense, t } from './translate.ts';

/** What an access token may do, each with the words that the page has for it. */
export const scopes = {
  read: { label: t`Read`, text: t`Contacts, dates, cards and pictures, and files made of them.` },
  contacts: {
    label: inSense('what a token may do')`Change contacts`,
    text: t`Contacts, groups, households and dates. What is deleted stays in the trash.`,
  },
  cards: { label: t`Make cards`, text: t`Make, draw, edit, skip and delete drafts. Nothing is sent.` },
  send: { label: t`Send cards`, text: t`Approve, send, share, and collect signatures.` },
} as const;
export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];

export const tokenName = requiredText(t`Give the token a name`, 80);
export const tokenScopes = z
  .array(z.enum(scopeNames))
  .min(1, t`Choose at least one thing that it may do`)
  .max(scopeNames.length);

/** Days until a token ends; null for never. */
export const tokenLives = [30, 90, 365, null] as const;

export const accessTokenView = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(scopeNames)),
  createdAt: z.iso.datetime(),
  /** The day (UTC) of the last call; null if there was none. */
  lastUsedOn: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
});
export type AccessTokenView = z.infer<typeof accessTokenView>;

export const accessTokenEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/user/tokens', response: z.array(accessTokenView) }),
  /** `token` is in this answer only; the server keeps its hash. */
  make: endpoint({
    method: 'POST',
    path: '/api/user/tokens',
    body: z.object({
      name: tokenName,
      scopes: tokenScopes,
      days: z.union([z.literal(30), z.literal(90), z.literal(365)]).nullable(),
      proof: ownerProof,
    }),
    response: accessTokenView.extend({ token: z.string() }),
  }),
  revoke: endpoint({ method: 'DELETE', path: '/api/user/tokens/:id', params: idParams }),
};

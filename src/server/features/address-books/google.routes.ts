import {
  addressBookEndpoints,
  addressBookLimits,
  type GoogleOutcome,
  takenParts,
} from '../../../contract/address-books.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import { discoverBooks, type FoundBook } from '../../dav/discover-books.ts';
import { createGoogleGrants, GoogleProblem } from '../../google/google-grants.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { seal } from '../../secrets/seal.ts';
import { lockUser } from '../accounts/public.ts';
import { findGoogleAccount, insertAccount, insertBooks, updateAccount } from './accounts.store.ts';
import { type GoogleAttempt, googleAttempts } from './google-attempt.ts';
import { googleLogin } from './google-login.ts';
import { requireRoom, startSync } from './start-sync.ts';
import { passwordPurpose } from './sync-account.ts';

const entrance = 'https://www.googleapis.com/.well-known/carddav';
const shownAddress = 'Google Contacts';

/** Contacts at Google, to which the user gives access there. */
export const googleRoutes: Route[] = [
  route(addressBookEndpoints.startGoogle, {
    access: 'signed-in',
    limit: 'password',
    handler: async ({ context, user, reply }) => {
      const { url, state, verifier } = await grantsOf(context).begin(redirectUri(context));
      googleAttempts.keep(context, reply, { userId: user.id, state, verifier });
      return { url };
    },
  }),
  route(addressBookEndpoints.finishGoogle, {
    access: 'public',
    limit: 'entering',
    handler: async ({ context, user, request, reply }) => {
      const { search, searchParams } = new URL(request.url, context.config.publicUrl);
      reply.header('cache-control', 'no-store');
      const state = searchParams.get('state');
      const attempt = googleAttempts.end(context, request, reply, (kept) => kept.state === state);
      const isTheirs = attempt !== null && attempt.userId === user?.id;
      const outcome = isTheirs ? await connect(context, attempt, search) : 'lost';
      return reply.redirect(`${context.config.publicUrl}/address-books?google=${outcome}`, 303);
    },
  }),
];

function grantsOf({ config, outgoing }: Context) {
  if (!config.google) throw notFound(t`Google was not found.`);
  return createGoogleGrants(config.google, outgoing);
}

function redirectUri({ config }: Context): string {
  return `${config.publicUrl}${addressBookEndpoints.finishGoogle.path}`;
}

async function connect(
  context: Context,
  { userId, ...attempt }: GoogleAttempt,
  search: string,
): Promise<GoogleOutcome> {
  try {
    const { accessToken, refreshToken } = await grantsOf(context).finish(
      new URL(redirectUri(context) + search),
      attempt,
    );
    const login = googleLogin(context, refreshToken, accessToken);
    const found = await discoverBooks(entrance, login, context.outgoing);
    await keep(context, userId, refreshToken, found.slice(0, addressBookLimits.books));
    return 'connected';
  } catch (error) {
    if (error instanceof GoogleProblem) return error.reason === 'revoked' ? 'lost' : error.reason;
    // An application without the CardDAV API is told so by the books.
    if (error instanceof DavProblem) return error.reason === 'not-permitted' ? 'application' : 'unreachable';
    if (error instanceof Refusal) return 'full';
    throw error;
  }
}

/** Access given again belongs to the connection that is there. */
async function keep(context: Context, userId: number, refreshToken: string, found: FoundBook[]): Promise<void> {
  const username = ownerOf(found);
  const sealedPassword = seal(context.secretKey, passwordPurpose, refreshToken);
  const books = found.map((book) => ({ ...book, isTaken: false }));
  await context.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const known = await findGoogleAccount(tx, userId, username);
    if (known) {
      const again = { sealedPassword, state: 'active' as const, problem: null, failures: 0, isSlow: false };
      await updateAccount(tx, known.id, again);
      await insertBooks(tx, known.id, books);
      await startSync(context, tx, { ...known, ...again });
      return;
    }
    await requireRoom(tx, userId);
    const account = { userId, login: 'google' as const, address: shownAddress, username, sealedPassword };
    await insertAccount(tx, { ...account, takes: takenParts.parse({}) }, books);
  });
}

/** Google's addresses of books name whose they are; Fondly asks for nothing else about the person. */
function ownerOf([book]: FoundBook[]): string {
  const [, owner] = /\/principals\/([^/]+)\//.exec(book ? decodeURIComponent(new URL(book.href).pathname) : '') ?? [];
  return (owner ?? 'Google').slice(0, 254);
}

/** Takes the access back at Google. The connection ends also if Google does not answer. */
export async function revokeGoogle(context: Context, refreshToken: string | null): Promise<void> {
  if (!context.config.google || refreshToken === null) return;
  await createGoogleGrants(context.config.google, context.outgoing)
    .revoke(refreshToken)
    .catch((error: unknown) => {
      if (!(error instanceof GoogleProblem)) throw error;
      context.log.info({ reason: error.reason }, 'access to contacts at Google could not be taken back');
    });
}

import { addressBookEndpoints, addressBookLimits, takenParts } from '../../../contract/address-books.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import { discoverBooks, isServerAddress } from '../../dav/discover-books.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { lockUser } from '../accounts/public.ts';
import {
  type AccountRow,
  deleteAccount,
  findAccount,
  insertAccount,
  insertBooks,
  listAccounts,
  listBooks,
  rereadBooks,
  updateAccount,
  updateBook,
} from './accounts.store.ts';
import { viewAccounts, viewQuestion } from './address-book.view.ts';
import { answerQuestions } from './answer-questions.ts';
import { listAsked, reopenLeftOut } from './entries.store.ts';
import { revokeGoogle } from './google.routes.ts';
import { requireRoom, startSync } from './start-sync.ts';
import { passwordPurpose } from './sync-account.ts';
import { undoSync } from './undo-sync.ts';

/** Address books that stay in step with their server. */
export const addressBookRoutes: Route[] = [
  route(addressBookEndpoints.list, {
    access: 'signed-in',
    handler: async ({ context: { database, config }, user }) => ({
      accounts: await viewAccounts(database.orm, await listAccounts(database.orm, user.id)),
      offersGoogle: config.google !== null,
    }),
  }),
  route(addressBookEndpoints.connect, {
    access: 'signed-in',
    limit: 'password',
    handler: async ({ context, user, body: { address, username, password }, reply }) => {
      if (!isServerAddress(address))
        throw invalidField('address', t`Enter an email address, or an address like https://cloud.example.org.`);
      await requireRoom(context.database.orm, user.id);
      const found = await discover(context, address, { username, password });
      const id = await context.database.transaction(async (tx) => {
        // Connections that are made at the same time count one after the other.
        await lockUser(tx, user.id);
        await requireRoom(tx, user.id);
        return insertAccount(
          tx,
          {
            userId: user.id,
            address,
            username,
            sealedPassword: seal(context.secretKey, passwordPurpose, password),
            takes: takenParts.parse({}),
          },
          found.map((book) => ({ ...book, isTaken: false })),
        );
      });
      reply.status(201);
      return viewOf(context, user.id, id);
    },
  }),
  route(addressBookEndpoints.update, {
    access: 'signed-in',
    limit: 'password',
    handler: async ({ context, user, params, body: { password, takes, writesDates, bookIds, takeLeftOut } }) => {
      const account = await requireAccount(context.database.orm, user.id, params.id);
      if (account.login === 'google' && (password || writesDates)) throw invalidField('writesDates', googleWords);
      const found = password && (await discover(context, account.address, { username: account.username, password }));
      await context.database.transaction(async (tx) => {
        if (found) {
          const known = new Set((await listBooks(tx, [account.id])).map(({ href }) => href));
          const added = found.filter(({ href }) => !known.has(href));
          const kept = [
            ...found.filter(({ href }) => known.has(href)),
            ...added.slice(0, Math.max(0, addressBookLimits.books - known.size)),
          ];
          await insertBooks(
            tx,
            account.id,
            kept.map((book) => ({ ...book, isTaken: false })),
          );
        }
        const isOther = takes && JSON.stringify(takes) !== JSON.stringify(account.takes);
        if (isOther) await rereadBooks(tx, account.id);
        if (takeLeftOut) await reopenLeftOut(tx, account.id);
        if (bookIds) {
          for (const { id, isTaken } of await listBooks(tx, [account.id]))
            if (isTaken !== bookIds.includes(id))
              await updateBook(tx, id, { isTaken: !isTaken, syncToken: null, ctag: null });
        }
        await updateAccount(tx, account.id, {
          ...(takes && { takes }),
          ...(writesDates !== undefined && { writesDates }),
          ...(password && {
            sealedPassword: seal(context.secretKey, passwordPurpose, password),
            state: 'active' as const,
            problem: null,
            failures: 0,
            isSlow: false,
          }),
        });
        await startSync(context, tx, password ? { ...account, state: 'active', isSlow: false } : account);
      });
      return viewOf(context, user.id, account.id);
    },
  }),
  route(addressBookEndpoints.sync, {
    access: 'signed-in',
    handler: async ({ context, user, params, reply }) => {
      const account = await requireAccount(context.database.orm, user.id, params.id);
      if (account.state === 'stopped')
        throw new Refusal('illegal_transition', t`This connection is stopped. Connect it again first.`);
      await context.database.transaction((tx) => startSync(context, tx, account));
      reply.status(202);
      return viewOf(context, user.id, account.id);
    },
  }),
  route(addressBookEndpoints.undo, {
    access: 'signed-in',
    handler: async ({ context, user, params }) =>
      undoSync(context, await requireAccount(context.database.orm, user.id, params.id)),
  }),
  route(addressBookEndpoints.questions, {
    access: 'signed-in',
    handler: async ({ context: { database }, user, params }) => {
      const account = await requireAccount(database.orm, user.id, params.id);
      const { questions: most } = addressBookLimits;
      const asked = await listAsked(database.orm, account.id, most + 1);
      const questions = [];
      for (const each of asked.slice(0, most)) {
        const question = await viewQuestion(database.orm, user.id, each);
        if (question) questions.push(question);
      }
      return { questions, hasMore: asked.length > most };
    },
  }),
  route(addressBookEndpoints.answer, {
    access: 'signed-in',
    handler: async ({ context, user, params, body, request }) => {
      const account = await requireAccount(context.database.orm, user.id, params.id);
      return { settled: await answerQuestions(context, { user, request }, account.id, body.answers) };
    },
  }),
  route(addressBookEndpoints.remove, {
    access: 'signed-in',
    handler: async ({ context, user, params }) => {
      const { login, sealedPassword } = await requireAccount(context.database.orm, user.id, params.id);
      if (!(await deleteAccount(context.database.orm, user.id, params.id)))
        throw notFound(t`The address book was not found.`);
      if (login === 'google') await revokeGoogle(context, unseal(context.secretKey, passwordPurpose, sealedPassword));
      return undefined;
    },
  }),
];

const googleWords = t`Fondly only reads contacts at Google, with the access that you gave there.`;

async function requireAccount(db: Executor, userId: number, id: number): Promise<AccountRow> {
  const account = await findAccount(db, userId, id);
  if (!account) throw notFound(t`The address book was not found.`);
  return account;
}

async function viewOf(context: Context, userId: number, id: number) {
  const [view] = await viewAccounts(context.database.orm, [await requireAccount(context.database.orm, userId, id)]);
  if (!view) throw notFound(t`The address book was not found.`);
  return view;
}

async function discover(context: Context, address: string, login: { username: string; password: string }) {
  try {
    const found = await discoverBooks(address, login, context.outgoing);
    return found.slice(0, addressBookLimits.books);
  } catch (error) {
    if (!(error instanceof DavProblem)) throw error;
    throw invalidField(error.reason === 'password' ? 'password' : 'address', error.message);
  }
}

import { setImmediate } from 'node:timers/promises';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import {
  listAccessTokens,
  listLinkedLogins,
  listMembers,
  listMemberships,
  listPasskeys,
  type UserWithStyle,
  viewAccessToken,
  viewLinkedLogin,
  viewMember,
  viewMembership,
  viewPasskey,
  viewUser,
} from '../accounts/public.ts';
import { eventsOf } from '../audit/public.ts';
import { listGroups, viewKnownPerson } from '../contacts/public.ts';
import { viewDate } from '../dates/public.ts';
import { findMessageAddress, viewMessageAddress } from '../push/public.ts';
import { listSignatures, viewSignature } from '../signatures/public.ts';
import { trashOf } from '../trash/public.ts';
import { listWebhooks, viewWebhook } from '../webhooks/public.ts';
import {
  addressBooksOf,
  cardsOf,
  generationsOf,
  importsOf,
  inBatches,
  inTouchOf,
  listDatesOf,
  listLinksOf,
  listSessionsOf,
  listUnsubscribesOf,
  momentsOf,
  peopleOf,
  relationsOf,
  roundsOf,
} from './account-rows.store.ts';
import { listAccountImports, viewAccountImport } from './arrival/account-imports.store.ts';
import { viewKeptCard } from './kept-card.view.ts';

/**
 * Everything that is stored about a user, as one JSON document streamed while it is read. No hash, no token, nothing of
 * other users.
 */
export async function* accountAsJson(context: Context, found: UserWithStyle): AsyncGenerator<string> {
  const db = context.database.orm;
  const { id: userId, timeZone, createdAt } = found.user;
  const today = todayIn(context.clock, timeZone);
  yield `{\n"account": ${JSON.stringify({ ...viewUser(found, context), createdAt })}`;
  yield* list('contacts', inBatches(peopleOf(db, userId)), viewKnownPerson);
  yield* list('relations', inBatches(relationsOf(db, userId)), asItIs);
  yield* list('moments', inBatches(momentsOf(db, userId)), asItIs);
  yield* list('groups', [await listGroups(db, userId)], asItIs);
  yield* list('importantDates', datesOf(db, userId), (row) => viewDate(row, today));
  yield* list('cards', inBatches(cardsOf(db, userId)), viewKeptCard);
  yield* list('rounds', inBatches(roundsOf(db, userId)), asItIs);
  yield* list('signatures', [await listSignatures(db, userId)], viewSignature);
  yield* list('generations', inBatches(generationsOf(db, userId)), asItIs);
  yield* list('imports', inBatches(importsOf(db, userId)), asItIs);
  yield* list('accountImports', [await listAccountImports(db, userId)], viewAccountImport);
  yield* list('addressBooks', inBatches(addressBooksOf(db, userId)), asItIs);
  yield* list('unsubscribed', [await listUnsubscribesOf(db, userId)], asItIs);
  yield* list('links', [await listLinksOf(db, userId)], asItIs);
  yield* list('sessions', [await listSessionsOf(db, userId)], asItIs);
  yield* list('passkeys', [await listPasskeys(db, userId)], viewPasskey);
  yield* list('accessTokens', [await listAccessTokens(db, userId)], (row) => viewAccessToken(row, context.clock.now()));
  yield* list('webhooks', [await listWebhooks(db, userId)], viewWebhook);
  const address = await findMessageAddress(db, userId);
  yield* list('messages', [address ? [address] : []], (row) => viewMessageAddress(context, row));
  const { loginProviders } = context;
  yield* list('linkedLogins', [await listLinkedLogins(db, userId)], (row) => viewLinkedLogin(row, loginProviders));
  yield* list('members', [await listMembers(db, userId)], viewMember);
  yield* list('memberships', [await listMemberships(db, userId)], viewMembership);
  yield* list('inTouch', inBatches(inTouchOf(db, userId)), asItIs);
  yield* list('trash', inBatches(trashOf(db, userId)), asItIs);
  yield* list('history', inBatches(eventsOf(db, userId)), asItIs);
  yield '\n}\n';
}

async function* datesOf(db: Executor, userId: number) {
  for await (const rows of inBatches(peopleOf(db, userId))) {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) yield await listDatesOf(db, ids);
  }
}

async function* list<Row>(
  name: string,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
  view: (row: Row) => unknown,
): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let before = '\n';
  for await (const rows of batches) {
    if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(view(row))).join(',\n');
    before = rows.length > 0 ? ',\n' : before;
    // Without this pause the embedded database would block all other requests.
    await setImmediate();
  }
  yield '\n]';
}

function asItIs<Row>(row: Row): Row {
  return row;
}

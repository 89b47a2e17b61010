import type { AddressBookAccountView, AddressBookQuestion } from '../../../contract/address-books.ts';
import type { Executor } from '../../db/executor.ts';
import { saidAgain } from '../../reader.ts';
import { findPerson } from '../contacts/public.ts';
import { listDates } from '../dates/public.ts';
import { type AccountRow, countChanges, listBooks, runningAccounts } from './accounts.store.ts';
import { countOfBooks, type listAsked } from './entries.store.ts';
import { valueHere } from './plan-change.ts';

/** Accounts with their books and what is open in them; never a password. */
export async function viewAccounts(db: Executor, accounts: AccountRow[]): Promise<AddressBookAccountView[]> {
  const ids = accounts.map(({ id }) => id);
  const books = await listBooks(db, ids);
  const counts = new Map(
    (
      await countOfBooks(
        db,
        books.map(({ id }) => id),
      )
    ).map((each) => [each.bookId, each]),
  );
  const running = await runningAccounts(db, ids);
  const changes = await countChanges(db, ids);
  return accounts.map((account) => {
    const theirs = books.filter(({ accountId }) => accountId === account.id);
    const sum = (key: 'conflicts' | 'vanished') =>
      theirs.reduce((total, { id }) => total + (counts.get(id)?.[key] ?? 0), 0);
    return {
      id: account.id,
      login: account.login,
      address: account.address,
      username: account.username,
      state: account.state,
      isRunning: running.has(account.id),
      problem: account.problem && saidAgain(account.problem),
      lastSyncAt: account.lastSyncAt?.toISOString() ?? null,
      nextSyncAt: account.nextSyncAt?.toISOString() ?? null,
      takes: account.takes,
      writesDates: account.writesDates,
      books: theirs.map(({ id, name, isTaken, isReadOnly }) => ({
        id,
        name,
        isTaken,
        contacts: counts.get(id)?.contacts ?? 0,
        leftOut: counts.get(id)?.leftOut ?? 0,
        isReadOnly,
        unwritable: counts.get(id)?.unwritable ?? 0,
      })),
      questions: { conflicts: sum('conflicts'), vanished: sum('vanished') },
      lastChanges: account.lastChanges && { ...account.lastChanges, written: account.lastChanges.written ?? 0 },
      canUndo: (changes.get(account.id) ?? 0) > 0,
    };
  });
}

/** What the user is asked about a card: both values of each differing field, ours as it is now. */
export async function viewQuestion(
  db: Executor,
  userId: number,
  asked: Awaited<ReturnType<typeof listAsked>>[number],
): Promise<AddressBookQuestion | null> {
  const person = asked.personId === null ? null : await findPerson(db, userId, asked.personId);
  if (!person) return null;
  const isVanished = asked.state === 'vanished';
  const dates = await listDates(db, userId, person.id);
  return {
    entryId: asked.id,
    personId: person.id,
    name: person.name,
    isVanished,
    cards: asked.cards,
    fields: isVanished
      ? []
      : asked.conflicts.map((field) => ({
          field,
          ours: valueHere({ person, dates }, field),
          theirs: field === 'photo' ? asked.pictureUrl : (asked.taken?.values[field] ?? null),
        })),
  };
}

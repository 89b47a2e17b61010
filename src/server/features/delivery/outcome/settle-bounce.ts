import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import { markAddress, noteInLog, type ReturnedCard, reachesNobody, recordBounce } from './bounces.store.ts';
import { insertUnsubscribe } from './unsubscribes.store.ts';

type Report = {
  kind: 'hard' | 'complaint';
  details: string;
  /** The addresses that it names, lower case; none if it names no address. */
  recipients: readonly string[];
};

/**
 * Settles bounced mail: a single matching card fails and its contact is marked; with several matches only the contacts
 * are marked. A card to several addresses stays sent while one of them works. A complaint ends all cards to the address.
 * Returns the number of failed cards.
 */
export async function settleBounce(
  { database }: Context,
  found: readonly ReturnedCard[],
  { kind, details, recipients }: Report,
): Promise<number> {
  return database.transaction(async (tx) => {
    let count = 0;
    for (const card of found.toSorted((a, b) => a.id - b.id)) {
      const all = addressesOf(card);
      const named = all.filter((email) => recipients.includes(email));
      const meant = all.length === 1 ? all : named;
      if (kind === 'complaint') {
        // Who of several complained is not known: none of them gets more.
        for (const email of meant.length > 0 ? meant : all) await insertUnsubscribe(tx, card.userId, email);
        continue;
      }
      const takenOut = [];
      for (const email of meant) takenOut.push((await markAddress(tx, card, email)) ?? []);
      if (found.length === 1) {
        const isLost = all.length === 1 || (await reachesNobody(tx, card, all, meant));
        if (isLost) count += (await recordBounce(tx, card, details)) ? 1 : 0;
        else await noteReturned(tx, card, meant, details);
      }
      for (const email of takenOut.flat()) await noteInLog(tx, card, deliveryWords('takenOut', email));
    }
    return count;
  });
}

/** Notes that these addresses of a card that stays sent came back; "one of them" if none is known. */
async function noteReturned(tx: Executor, card: ReturnedCard, emails: readonly string[], details: string) {
  const said = details || deliveryWords('takesNoMail');
  if (emails.length === 0) await noteInLog(tx, card, `${deliveryWords('returnedFromOne')} ${said}`);
  for (const email of emails) await noteInLog(tx, card, `${deliveryWords('returned', email)} ${said}`);
}

const addressesOf = ({ recipientEmail, alsoEmails }: ReturnedCard) => [
  ...new Set([recipientEmail, ...alsoEmails].flatMap((email) => email?.toLowerCase() ?? [])),
];

import { t } from '../../../contract/translate.ts';
import { firstName } from '../../../domain/first-name.ts';
import { proposeNames } from '../../../domain/household-name.ts';
import { withSignOff } from '../../../domain/sign-off.ts';
import { everySignOff } from '../../../studio/words/every-sign-off.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { findUser, listMembers } from '../accounts/public.ts';
import { findPerson } from '../contacts/public.ts';
import type { CardRow } from './cards.store.ts';
import { messages, type Words } from './sign-card.ts';

/** The names that a card may be sent under: the owner's first, then of each member who makes cards their own and both. */
export async function listSigners(db: Executor, card: Pick<CardRow, 'userId' | 'personId'>): Promise<string[]> {
  const owner = await findUser(db, card.userId);
  const person = await findPerson(db, card.userId, card.personId);
  if (!owner || !person) throw notFound(t`The card was not found.`);
  const makers = (await listMembers(db, card.userId)).filter(({ membership }) => membership.level !== 'view');
  const { household: words, and } = packFor(person.language ?? 'en');
  const both = (name: string) => {
    const adults = [owner.name, name].map(
      (each) => ({ name: each, called: null, place: 'adult', hasDied: false }) as const,
    );
    return proposeNames(adults, { words, and })?.names ?? name;
  };
  return [owner.name, ...makers.flatMap(({ name }) => [name, both(name)])];
}

/** Sends a card under another of its names, which also stands in the sign-off of its words; null is the owner's. */
export async function signCardAs(
  db: Executor,
  card: CardRow,
  words: Words,
  name: string | null,
): Promise<Pick<CardRow, 'signedAs'> & Partial<Record<keyof Words, string>>> {
  const [owner = '', ...others] = await listSigners(db, card);
  const wanted = name ?? owner;
  const isKnown = wanted === owner || wanted === card.signedAs || others.includes(wanted);
  if (!isKnown) throw invalidField('signedAs', t`Nobody with this name shares the account. Choose another name.`);
  const { language } = (await findPerson(db, card.userId, card.personId)) ?? {};
  const { and } = packFor(language ?? 'en');
  const former = card.signedAs ?? owner;
  const signOff = {
    closings: [...everySignOff('en'), ...everySignOff(language ?? 'en')],
    names: [former, firstName(former, and)],
  };
  const signed = messages.flatMap((field) => {
    const text = words[field];
    return text ? [[field, withSignOff(text, signOff, firstName(wanted, and))]] : [];
  });
  return { ...Object.fromEntries(signed), signedAs: wanted === owner ? null : wanted };
}

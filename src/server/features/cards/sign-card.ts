import { t } from '../../../contract/translate.ts';
import { firstName } from '../../../domain/first-name.ts';
import { withoutSignOff } from '../../../domain/sign-off.ts';
import { everySignOff } from '../../../studio/words/every-sign-off.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { findUser } from '../accounts/public.ts';
import type { PersonRow } from '../contacts/public.ts';
import { asOnCard, findDefaultSignature, findSignature } from '../signatures/public.ts';
import type { CardRow } from './cards.store.ts';

export const messages = ['message', 'alternateMessage1', 'alternateMessage2'] as const;
export type Words = { [Field in (typeof messages)[number]]?: string | null | undefined };
type Recipient = { language: PersonRow['language']; about: Partial<PersonRow['about']> };

/**
 * The signature of a card, and its messages without the studio's closing and name, which the handwriting replaces.
 * `signatureId` null leaves the card without one; undefined takes the user's default.
 */
export async function signCard(
  db: Executor,
  userId: number,
  recipient: Recipient | null,
  words: Words,
  signatureId: number | null | undefined,
): Promise<Pick<CardRow, 'signature'> & Partial<Record<keyof Words, string>>> {
  if (signatureId === null) return { signature: null };
  const isChosen = signatureId !== undefined;
  const signature = isChosen ? await findSignature(db, userId, signatureId) : await findDefaultSignature(db, userId);
  if (!signature && isChosen) throw invalidField('signatureId', t`This signature does not exist any more.`);
  if (!signature) return { signature: null };
  const { name = '' } = (await findUser(db, userId)) ?? {};
  const { signAs, callsMe } = recipient?.about ?? {};
  const signOff = {
    closings: [...everySignOff('en'), ...everySignOff(recipient?.language ?? 'en')],
    names: [signAs ?? '', callsMe ?? '', name, firstName(name), signature.name],
  };
  const unsigned = messages.flatMap((field) => {
    const text = words[field];
    return text ? [[field, withoutSignOff(text, signOff)]] : [];
  });
  return { ...Object.fromEntries(unsigned), signature: asOnCard(signature) };
}

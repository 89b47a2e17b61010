import { z } from 'zod';
import { type Ink, strokes } from '../../../contract/ink.ts';
import { inkLimits } from '../../../contract/ink-limits.ts';
import { type SignForm, signingLimits } from '../../../contract/signing.ts';
import type { Context } from '../../context.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { storeUpload } from '../images/public.ts';
import { inkOfName, inkOfStrokes } from '../signatures/public.ts';
import { closedBecause } from './may-sign.policy.ts';
import { type CardToSign, findCardToSign, holdCardToSign } from './sign-links.store.ts';
import {
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  lockSigning,
  updateEntry,
} from './signings.store.ts';

const lost = 'This card cannot be signed by this address any more.';
const entryForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Write your name.')
    .max(signingLimits.name, `Write your name in ${signingLimits.name} letters at most.`)
    .refine((name) => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(name), 'Write your name.'),
  message: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => text.length <= signingLimits.message, `Write ${signingLimits.message} characters at most.`),
});

type Signed = { token: string; entryToken: string; form: SignForm; photo: UploadedFile | undefined };

/**
 * Writes somebody's entry on a card, or changes it: one entry for each `entryToken`, however often its form is sent. The card is held
 * meanwhile, so that it is not sent without what somebody was told is on it. Throws a Refusal in words for the form.
 */
export async function writeEntry(context: Context, { token, entryToken, form, photo }: Signed): Promise<void> {
  const typed = entryForm.safeParse({ name: form.name, message: form.message });
  if (!typed.success) throw invalidField('form', typed.error.issues[0]?.message ?? 'Write your name.');
  const drawn = readStrokes(form.strokes);
  const tokenHash = hashToken(entryToken);
  const { orm } = context.database;
  const card = requireOpen(context, await findCardToSign(orm, token));
  // Before the photo is decoded and stored: an entry too many would leave it behind.
  if (!(await findEntry(orm, card.cardId, tokenHash))) refuseMoreThan(await listEntries(orm, card.cardId));
  const newPhoto = photo && photo.bytes.length > 0 ? await storePhoto(context, card.ownerId, photo.bytes) : null;
  await context.database.transaction(async (tx) => {
    const held = requireOpen(context, await holdCardToSign(tx, token));
    await lockSigning(tx, held.cardId);
    const before = await findEntry(tx, held.cardId, tokenHash);
    const { name, message } = typed.data;
    const ink = drawn ?? keptInk(before, name) ?? handOf(name);
    const imageUrl = newPhoto ?? (form.withoutPhoto === '' ? (before?.imageUrl ?? null) : null);
    const fields = { name, message, ink, imageUrl };
    if (before) return updateEntry(tx, before.id, { ...fields, updatedAt: context.clock.now() });
    const entries = await listEntries(tx, held.cardId);
    refuseMoreThan(entries);
    const position = (entries.at(-1)?.position ?? -1) + 1;
    await insertEntry(tx, { ...fields, cardId: held.cardId, tokenHash, position });
  });
}

/** Takes somebody's own entry off a card that can still be signed. */
export async function takeBackEntry(context: Context, token: string, entryToken: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const held = requireOpen(context, await holdCardToSign(tx, token));
    await lockSigning(tx, held.cardId);
    const entry = await findEntry(tx, held.cardId, hashToken(entryToken));
    if (entry) await deleteEntry(tx, entry.id);
  });
}

function requireOpen({ clock }: Context, card: CardToSign | null): CardToSign {
  if (!card) throw new Refusal('not_found', lost);
  const closed = closedBecause(card, clock.now());
  if (closed) throw new Refusal('illegal_transition', closed);
  return card;
}

function refuseMoreThan(entries: EntryRow[]): void {
  if (entries.length < signingLimits.entries) return;
  throw new Refusal('illegal_transition', `${signingLimits.entries} people have signed this card: it is full.`);
}

/** The ink of a drawing; null without one. */
function readStrokes(text: string): Ink | null {
  if (text === '') return null;
  let lines: unknown;
  try {
    lines = JSON.parse(text);
  } catch {
    throw invalidField('form', 'The drawing did not arrive whole. Draw it again.');
  }
  const drawing = strokes.safeParse(lines);
  if (!drawing.success) throw invalidField('form', 'The drawing is too long. Draw it again with fewer lines.');
  return inkOfStrokes(drawing.data);
}

/** A drawing stays while its words stay. */
function keptInk(before: EntryRow | null, name: string): Ink | null {
  return before?.name === name ? before.ink : null;
}

/** The name in handwriting; null for a name that no font can write. */
function handOf(name: string): Ink | null {
  try {
    return inkOfName(name.slice(0, inkLimits.name), 'pen');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Keeps the photo as the owner's picture: it counts to their quota. */
async function storePhoto(context: Context, ownerId: number, bytes: Uint8Array): Promise<string> {
  try {
    return await storeUpload(context, ownerId, bytes);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'storage_full')
      throw new Refusal('storage_full', 'There is no room left for photos on this card. Sign without one.');
    throw error;
  }
}

import { type Ink, strokes } from '../../../contract/ink.ts';
import { inkLimits } from '../../../contract/ink-limits.ts';
import { type SignForm, type SigningProblem, signingLimits, type WhyClosed } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { storeUpload } from '../images/public.ts';
import { inkOfName, inkOfStrokes } from '../signatures/public.ts';
import { whyClosed } from './may-sign.policy.ts';
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

/** The entry was rejected; the page says why in the language of the card. */
export class NotSigned extends Error {
  readonly why: SigningProblem | WhyClosed;

  constructor(why: SigningProblem | WhyClosed) {
    super(t`Not signed: ${why}`);
    this.name = 'NotSigned';
    this.why = why;
  }
}

type Signed = { token: string; entryToken: string; form: SignForm; photo: Uint8Array | null };

/**
 * Writes or changes an entry on a card: one entry per `entryToken`, however often the form is sent. The card is locked
 * meanwhile, so that it is not sent without an entry that was confirmed. Throws NotSigned.
 */
export async function writeEntry(context: Context, { token, entryToken, form, photo }: Signed): Promise<void> {
  const typed = readTyped(form);
  const drawn = readStrokes(form.strokes);
  const tokenHash = hashToken(entryToken);
  const { orm } = context.database;
  const card = requireOpen(context, await findCardToSign(orm, token));
  // Checked before the photo is decoded and stored: a rejected entry would leave it behind.
  if (!(await findEntry(orm, card.cardId, tokenHash))) refuseMoreThan(await listEntries(orm, card.cardId));
  const newPhoto = photo && (await storePhoto(context, card.ownerId, photo));
  await context.database.transaction(async (tx) => {
    const held = requireOpen(context, await holdCardToSign(tx, token));
    await lockSigning(tx, held.cardId);
    const before = await findEntry(tx, held.cardId, tokenHash);
    const { name, message } = typed;
    const ink = drawn ?? keptInk(before, name) ?? (await handOf(name));
    const imageUrl = newPhoto ?? (form.withoutPhoto === '' ? (before?.imageUrl ?? null) : null);
    const fields = { name, message, ink, imageUrl };
    if (before) return updateEntry(tx, before.id, { ...fields, updatedAt: context.clock.now() });
    const entries = await listEntries(tx, held.cardId);
    refuseMoreThan(entries);
    const position = (entries.at(-1)?.position ?? -1) + 1;
    await insertEntry(tx, { ...fields, cardId: held.cardId, tokenHash, position });
  });
}

/** Removes a signer's own entry from a card that can still be signed. */
export async function takeBackEntry(context: Context, token: string, entryToken: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const held = requireOpen(context, await holdCardToSign(tx, token));
    await lockSigning(tx, held.cardId);
    const entry = await findEntry(tx, held.cardId, hashToken(entryToken));
    if (entry) await deleteEntry(tx, entry.id);
  });
}

function requireOpen({ clock }: Context, card: CardToSign | null): CardToSign {
  if (!card) throw new NotSigned('gone');
  const closed = whyClosed(card, clock.now());
  if (closed) throw new NotSigned(closed);
  return card;
}

function refuseMoreThan(entries: EntryRow[]): void {
  if (entries.length >= signingLimits.entries) throw new NotSigned('full');
}

/** The name on one line, and the message, as the card shows them. */
function readTyped(form: SignForm): { name: string; message: string } {
  const name = form.name.replaceAll(/\s+/gu, ' ').trim();
  if (!/[^\p{Default_Ignorable_Code_Point}\s]/u.test(name)) throw new NotSigned('noName');
  if (name.length > signingLimits.name) throw new NotSigned('longName');
  const message = form.message.replaceAll(/\r\n?/g, '\n').trim();
  if (message.length > signingLimits.message) throw new NotSigned('longMessage');
  return { name, message };
}

/** The ink of a drawing; null without one. */
function readStrokes(text: string): Ink | null {
  if (text === '') return null;
  let lines: unknown;
  try {
    lines = JSON.parse(text);
  } catch {
    throw new NotSigned('brokenDrawing');
  }
  const drawing = strokes.safeParse(lines);
  if (!drawing.success) throw new NotSigned('longDrawing');
  return inkOfStrokes(drawing.data);
}

/** Keeps the drawing if the name is unchanged. */
function keptInk(before: EntryRow | null, name: string): Ink | null {
  return before?.name === name ? before.ink : null;
}

/** The name in handwriting; null for a name that no font can write. */
async function handOf(name: string): Promise<Ink | null> {
  try {
    return await inkOfName(name.slice(0, inkLimits.name), 'pen');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Stores the photo as the owner's picture, which counts for their quota. */
async function storePhoto(context: Context, ownerId: number, bytes: Uint8Array): Promise<string> {
  try {
    return await storeUpload(context, ownerId, bytes);
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new NotSigned('photo');
    if (error instanceof Refusal && error.code === 'storage_full') throw new NotSigned('noRoom');
    throw error;
  }
}

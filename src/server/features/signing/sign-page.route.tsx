import type { FastifyReply } from 'fastify';
import { MissingCard } from '../../../card-page/missing-card.tsx';
import { SignPage, type SignPageContent } from '../../../card-page/sign-page.tsx';
import { type SignForm, signPageEndpoints } from '../../../contract/signing.ts';
import { firstName, greetingName } from '../../../domain/first-name.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendPage } from '../../http/send-page.tsx';
import { notFound, Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { dayInWords } from '../delivery/public.ts';
import { readHeldImage } from '../images/public.ts';
import { closedBecause } from './may-sign.policy.ts';
import { type CardToSign, findCardToSign } from './sign-links.store.ts';
import { type EntryRow, findEntry } from './signings.store.ts';
import { takeBackEntry, writeEntry } from './write-entry.ts';

const page = { title: 'Sign a card | Fondly', entry: 'sign-page' };
const tokenShape = /^[\w-]{43}$/;

/** Where somebody without an account signs a card. */
export const signPageRoute = route(signPageEndpoints.page, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    return card ? sendForm(context, reply, card, { token }) : sendMissing(reply);
  },
});

export const signRoute = route(signPageEndpoints.sign, {
  access: 'secret',
  limit: 'signing',
  handler: async ({ context, params: { token }, body, files, reply }) => {
    const entryToken = tokenShape.test(body.key) ? body.key : newToken();
    try {
      await writeEntry(context, { token, entryToken, form: body, photo: files.photo });
    } catch (error) {
      return sendProblem(context, reply, { token, form: { ...body, key: entryToken } }, error);
    }
    return reply.redirect(`/sign/${token}/${entryToken}`, 303);
  },
});

/** The page of somebody's own entry: whoever has its address can change it until the card is closed. */
export const ownEntryPageRoute = route(signPageEndpoints.ownPage, {
  access: 'secret',
  handler: async ({ context, params: { token, entryToken }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    const entry = card && (await findEntry(context.database.orm, card.cardId, hashToken(entryToken)));
    if (!card) return sendMissing(reply);
    return sendForm(context, reply, card, entry ? { token, entryToken, entry } : { token });
  },
});

export const changeEntryRoute = route(signPageEndpoints.change, {
  access: 'secret',
  limit: 'signing',
  handler: async ({ context, params: { token, entryToken }, body, files, reply }) => {
    try {
      if (body.act === 'remove') {
        await takeBackEntry(context, token, entryToken);
        return reply.redirect(`/sign/${token}`, 303);
      }
      await writeEntry(context, { token, entryToken, form: body, photo: files.photo });
    } catch (error) {
      return sendProblem(context, reply, { token, entryToken, form: body }, error);
    }
    return reply.redirect(`/sign/${token}/${entryToken}`, 303);
  },
});

export const signCoverRoute = route(signPageEndpoints.cover, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    return sendPicture(context, reply, card?.imageUrl);
  },
});

export const ownPhotoRoute = route(signPageEndpoints.ownPhoto, {
  access: 'secret',
  handler: async ({ context, params: { token, entryToken }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    const entry = card && (await findEntry(context.database.orm, card.cardId, hashToken(entryToken)));
    return sendPicture(context, reply, entry?.imageUrl);
  },
});

async function sendPicture(context: Context, reply: FastifyReply, url: string | null | undefined) {
  const jpeg = url && (await readHeldImage(context, url));
  if (!jpeg) throw notFound('The picture');
  return reply
    .type('image/jpeg')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'private, no-store')
    .send(jpeg);
}

type Shown = {
  token: string;
  entryToken?: string;
  entry?: EntryRow;
  form?: SignForm;
  problem?: string;
  status?: number;
};

/** The page again with what was typed, and what is wrong with it. */
async function sendProblem(context: Context, reply: FastifyReply, shown: Shown, error: unknown) {
  if (!(error instanceof Refusal || error instanceof UnreadablePicture)) throw error;
  const db = context.database.orm;
  const card = await findCardToSign(db, shown.token);
  if (!card) return sendMissing(reply);
  const entry = shown.entryToken ? await findEntry(db, card.cardId, hashToken(shown.entryToken)) : null;
  const problem = error.message;
  const status = error instanceof Refusal && error.code === 'illegal_transition' ? 409 : 422;
  return sendForm(context, reply, card, { ...shown, ...(entry && { entry }), problem, status });
}

async function sendForm(context: Context, reply: FastifyReply, card: CardToSign, shown: Shown) {
  const { token, entryToken, entry, form, problem = null, status = 200 } = shown;
  const content: SignPageContent = {
    action: entry && entryToken ? `/sign/${token}/${entryToken}` : `/sign/${token}`,
    key: form?.key || newToken(),
    coverUrl: card.imageUrl && `/sign/${token}/cover.jpg`,
    title: card.title,
    sender: firstName(card.ownerName) || 'Somebody',
    recipient: greetingName(card.recipientNickname, card.recipientName),
    until: dayInWords(card.until),
    note: card.note,
    closed: closedBecause(card, context.clock.now()),
    entry: entry
      ? {
          name: entry.name,
          message: entry.message,
          ink: entry.ink,
          photoUrl: entry.imageUrl && `/sign/${token}/${entryToken}/photo.jpg`,
        }
      : null,
    typed: form ? { name: form.name, message: form.message } : null,
    problem,
  };
  return sendPage(reply, status, { ...page, body: <SignPage content={content} /> });
}

function sendMissing(reply: FastifyReply) {
  const reason = 'Its address may not be complete, or signing has ended.';
  return sendPage(reply, 404, { ...page, body: <MissingCard reason={reason} /> });
}

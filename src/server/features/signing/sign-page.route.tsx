import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClosedSignPage, SignPage, type SignPageContent } from '../../../card-page/sign-page.tsx';
import {
  type SignForm,
  type SigningProblem,
  signForm,
  signingLimits,
  signPageEndpoints,
  type WhyClosed,
  whyClosed,
} from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { calledBy, firstName, greetingName } from '../../../domain/first-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import type { Context } from '../../context.ts';
import { sendMissingCard } from '../../http/refused-page.tsx';
import { route } from '../../http/route.ts';
import { sendPage } from '../../http/send-page.tsx';
import { readPageForm } from '../../http/uploads.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { dayInWords } from '../delivery/public.ts';
import { readHeldImage } from '../images/public.ts';
import { closedBecause } from './may-sign.policy.ts';
import { type CardToSign, findCardToSign, findEndedLanguage } from './sign-links.store.ts';
import { type EntryRow, findEntry } from './signings.store.ts';
import { NotSigned, takeBackEntry, writeEntry } from './write-entry.ts';

const tokenShape = /^[\w-]{43}$/;

/** The page where people without an account sign a card. */
export const signPageRoute = route(signPageEndpoints.page, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    return card ? sendForm(context, reply, card, { token }) : sendMissing(context, reply, token);
  },
});

export const signRoute = route(signPageEndpoints.sign, {
  access: 'secret',
  limit: 'signing',
  handler: async ({ context, params: { token }, request, reply }) => {
    const { form, photo, isTooLarge } = await readForm(request);
    const entryToken = tokenShape.test(form.key) ? form.key : newToken();
    try {
      if (isTooLarge) throw new NotSigned('tooLarge');
      await writeEntry(context, { token, entryToken, form, photo });
    } catch (error) {
      return sendProblem(context, reply, { token, form: { ...form, key: entryToken } }, error);
    }
    return reply.redirect(`/sign/${token}/${entryToken}`, 303);
  },
});

/** The page of a signer's own entry: anyone with its address can change it until signing is closed. */
export const ownEntryPageRoute = route(signPageEndpoints.ownPage, {
  access: 'secret',
  handler: async ({ context, params: { token, entryToken }, reply }) => {
    const card = await findCardToSign(context.database.orm, token);
    const entry = card && (await findEntry(context.database.orm, card.cardId, hashToken(entryToken)));
    if (!card) return sendMissing(context, reply, token);
    return sendForm(context, reply, card, entry ? { token, entryToken, entry } : { token });
  },
});

export const changeEntryRoute = route(signPageEndpoints.change, {
  access: 'secret',
  limit: 'signing',
  handler: async ({ context, params: { token, entryToken }, request, reply }) => {
    const { form, photo, isTooLarge } = await readForm(request);
    try {
      if (form.act === 'remove') {
        await takeBackEntry(context, token, entryToken);
        return reply.redirect(`/sign/${token}`, 303);
      }
      if (isTooLarge) throw new NotSigned('tooLarge');
      await writeEntry(context, { token, entryToken, form, photo });
    } catch (error) {
      return sendProblem(context, reply, { token, entryToken, form }, error);
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
  if (!jpeg) throw notFound(t`The picture was not found.`);
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
  problem?: SigningProblem | WhyClosed;
  status?: number;
};

async function readForm(request: FastifyRequest) {
  const { fields, photo, isTooLarge } = await readPageForm(request, 'photo', signingLimits.photoMb * 1024 * 1024);
  const form = signForm.safeParse(fields);
  if (!form.success) throw new Refusal('malformed', t`The request could not be read.`);
  return { form: form.data, photo, isTooLarge };
}

const isClosed = (why: SigningProblem | WhyClosed): why is WhyClosed =>
  (whyClosed as readonly (SigningProblem | WhyClosed)[]).includes(why);

/** The page again, with the typed text and its problem. */
async function sendProblem(context: Context, reply: FastifyReply, shown: Shown, error: unknown) {
  if (!(error instanceof NotSigned)) throw error;
  const db = context.database.orm;
  const card = await findCardToSign(db, shown.token);
  if (!card) return sendMissing(context, reply, shown.token);
  const entry = shown.entryToken ? await findEntry(db, card.cardId, hashToken(shown.entryToken)) : null;
  const status = isClosed(error.why) || error.why === 'full' ? 409 : 422;
  return sendForm(context, reply, card, { ...shown, ...(entry && { entry }), problem: error.why, status });
}

async function sendForm(context: Context, reply: FastifyReply, card: CardToSign, shown: Shown) {
  const { token, entryToken, entry, form, problem, status = 200 } = shown;
  const { language } = card;
  const { signing, and } = packFor(language);
  const until = dayInWords(card.until, language);
  const content: SignPageContent = {
    language,
    words: signing.page,
    action: entry && entryToken ? `/sign/${token}/${entryToken}` : `/sign/${token}`,
    key: form?.key || newToken(),
    coverUrl: card.imageUrl && `/sign/${token}/cover.jpg`,
    title: card.title,
    sender: firstName(card.ownerName) || card.ownerName,
    recipient: greetingName(
      calledBy({ nickname: card.recipientNickname, greetingName: card.recipientGreetingName }),
      card.recipientName,
      and,
    ),
    until,
    note: card.note,
    closed: closedBecause(card, context.clock.now(), language),
    entry: entry
      ? {
          name: entry.name,
          message: entry.message,
          ink: entry.ink,
          photoUrl: entry.imageUrl && `/sign/${token}/${entryToken}/photo.jpg`,
        }
      : null,
    typed: form ? { name: form.name, message: form.message } : null,
    problem: problem ? (isClosed(problem) ? signing.closed[problem](until) : signing.problems[problem]) : null,
  };
  return sendPage(reply, status, {
    title: signing.page.tab,
    language,
    entry: 'sign-page',
    body: <SignPage content={content} />,
  });
}

/** Says in the language of the card that its address has ended. */
async function sendMissing(context: Context, reply: FastifyReply, token: string) {
  const language = await findEndedLanguage(context.database.orm, token);
  if (!language) return sendMissingCard(reply, { why: 'incomplete' });
  const { signing } = packFor(language);
  return sendPage(reply, 404, {
    entry: 'sign-page',
    language,
    title: signing.page.tab,
    body: <ClosedSignPage reason={signing.problems.gone} />,
  });
}

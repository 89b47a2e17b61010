import type { FastifyRequest } from 'fastify';
import { AnswerForm } from '../../../card-page/answer-form.tsx';
import { AnswerPage } from '../../../card-page/answer-page.tsx';
import { type AnswerProblem, answerEndpoints, answerForm, answerLimits } from '../../../contract/answers.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { firstName } from '../../../domain/first-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import { sendMissingCard } from '../../http/refused-page.tsx';
import { route } from '../../http/route.ts';
import { sendPage } from '../../http/send-page.tsx';
import { readPageForm } from '../../http/uploads.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { type Answerable, findAnswerable } from './answers.store.ts';
import { type Given, giveAnswer } from './give-answer.ts';

/** Both pages are the card's: its tab says so in the card's language. */
const pageIn = (language: Language) => ({
  title: `${packFor(language).cardMail.tab} | Fondly`,
  entry: 'card-page',
  language,
});
const statusOf: Record<AnswerProblem, number> = {
  closed: 409,
  full: 409,
  empty: 422,
  tooLong: 422,
  photo: 415,
  tooLarge: 413,
  noRoom: 507,
};

/** Takes a recipient's answer. Requires only the secret; a refused answer comes back with the words typed in it. */
export const answerCardRoute = route(answerEndpoints.give, {
  access: 'secret',
  limit: 'answers',
  handler: async ({ context, params: { token }, request, reply }) => {
    const card = await findAnswerable(context.database.orm, hashToken(token));
    if (!card) return sendMissingCard(reply, { why: 'ended' });
    const { given, typed, problem } = await readForm(request);
    const refused = given ? await giveAnswer(context, hashToken(token), card, given) : problem;
    if (!refused) return reply.redirect(`/c/${token}/answered`, 303);
    const { answer: words } = packFor(card.language);
    const form = {
      action: `/c/${token}/answer`,
      sender: senderOf(card),
      words,
      problem: words.problems[refused],
      typed,
    };
    const isOver = refused === 'closed' || refused === 'full';
    return sendPage(reply, statusOf[refused], {
      ...pageIn(card.language),
      body: (
        <AnswerPage
          language={card.language}
          heading={isOver ? words.problems[refused] : null}
          cardHref={`/c/${token}`}
          back={words.back}
        >
          {isOver ? null : <AnswerForm {...form} />}
        </AnswerPage>
      ),
    });
  },
});

/** Says that the answer reaches the sender. */
export const answeredRoute = route(answerEndpoints.given, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const card = await findAnswerable(context.database.orm, hashToken(token));
    if (!card) return sendMissingCard(reply, { why: 'ended' });
    const { answer: words } = packFor(card.language);
    const heading = words.kept(senderOf(card));
    const body = <AnswerPage language={card.language} heading={heading} cardHref={`/c/${token}`} back={words.back} />;
    return sendPage(reply, 200, { ...pageIn(card.language), body });
  },
});

const senderOf = ({ senderName }: Answerable) => firstName(senderName) || senderName;

type Read = { typed: string } & ({ given: Given; problem: null } | { given: null; problem: AnswerProblem });

/** The form, plain or multipart. A photo that is too large does not lose the words before it. */
async function readForm(request: FastifyRequest): Promise<Read> {
  const { fields, photo, isTooLarge } = await readPageForm(request, 'image', answerLimits.photoMb * 1024 * 1024);
  const read = answerForm.safeParse(fields);
  const typed = read.data?.message ?? String(fields.message ?? '');
  if (isTooLarge) return { typed, given: null, problem: 'tooLarge' };
  if (!read.success) return { typed, given: null, problem: isTooLong(read.error.issues) ? 'tooLong' : 'empty' };
  const isHeart = read.data.kind === 'heart';
  return {
    typed,
    given: { ...read.data, ...(isHeart && { message: '' }), photo: isHeart ? null : photo },
    problem: null,
  };
}

const isTooLong = (issues: { code: string }[]) => issues.some(({ code }) => code === 'too_big');

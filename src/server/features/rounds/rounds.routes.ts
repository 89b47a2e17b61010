import { roundEndpoints } from '../../../contract/rounds.ts';
import { t } from '../../../contract/translate.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { findUser, lockUser } from '../accounts/public.ts';
import { cardTimeZone } from '../cards/public.ts';
import { findPerson } from '../contacts/public.ts';
import { firstOption } from '../generation/public.ts';
import { findPreset } from '../styles/public.ts';
import { planRound, requireMakeable, requireResumable, requireUsablePlan } from './plan-round.ts';
import { queueRound } from './queue-round.ts';
import { loadRoundView, viewRoundInList } from './round.view.ts';
import { briefRoundDraft, draftFor } from './round-draft.ts';
import { finishRound, insertRound, listRounds, lockRound, retryFailed, setRoundState } from './rounds.store.ts';

const sampleScale = 0.5;

/** What a round would make, and for whom not; nothing is stored. */
const previewRoundRoute = route(roundEndpoints.preview, {
  access: 'signed-in',
  scope: 'cards',
  handler: ({ context, user, body }) => planRound(context, context.database.orm, user, body),
});

/** One card as the round would make it, in half its size; nothing is stored. */
const sampleCardRoute = route(roundEndpoints.sample, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body: { personId, ...plan }, reply }) => {
    const db = context.database.orm;
    const day = await requireUsablePlan(context, db, user, plan);
    if (day === null) throw invalidField('day', t`Choose a day for this occasion.`);
    const [person, owner] = [await findPerson(db, user.id, personId), await findUser(db, user.id)];
    if (!person || !owner) throw notFound(t`The contact was not found.`);
    const round = { ...plan, day };
    const draft = await draftFor(context, { round, person, user: owner, timeZone: await cardTimeZone(db, personId) });
    const brief = await briefRoundDraft(context, draft, plan.options);
    const { message, jpeg } = await firstOption(context, brief, { scale: sampleScale, signal: leavingSignal(reply) });
    const style = draft.style.presetId && (await findPreset(db, draft.style.presetId));
    return {
      personId,
      title: brief.title,
      message,
      style: style ? style.name : null,
      picture: Buffer.from(jpeg).toString('base64'),
    };
  },
});

const createRoundRoute = route(roundEndpoints.create, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, body, reply }) => {
    const id = await context.database.transaction(async (tx) => {
      // Locked: a second call, sent at the same time, finds everybody in the first one's round.
      await lockUser(tx, user.id);
      const { day, recipients } = await requireMakeable(context, tx, user, body);
      const { occasionType } = body;
      const { deliveryMethod: usual } = body.options;
      const differing = recipients.filter(({ deliveryMethod }) => deliveryMethod !== usual);
      const deliveryOf = Object.fromEntries(differing.map((one) => [one.personId, one.deliveryMethod]));
      const options = { ...body.options, deliveryOf };
      const personIds = recipients.map(({ personId }) => personId);
      const roundId = await insertRound(tx, { userId: user.id, occasionType, day, options }, personIds);
      await queueRound(context, tx, roundId);
      return roundId;
    });
    reply.status(201);
    return loadRoundView(context.database.orm, user.id, id);
  },
});

const listRoundsRoute = route(roundEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => (await listRounds(context.database.orm, user.id)).map(viewRoundInList),
});

const getRoundRoute = route(roundEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: ({ context, user, params }) => loadRoundView(context.database.orm, user.id, params.id),
});

const stopRoundRoute = route(roundEndpoints.stop, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const round = await lockRound(tx, params.id, user.id);
      if (!round) throw notFound(t`The round was not found.`);
      if (round.state === 'making') await setRoundState(tx, round.id, 'stopped');
    });
    return loadRoundView(context.database.orm, user.id, params.id);
  },
});

const resumeRoundRoute = route(roundEndpoints.resume, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      // Locked as for a new round: two that go on at the same time are counted one after the other.
      await lockUser(tx, user.id);
      const round = await lockRound(tx, params.id, user.id);
      if (!round) throw notFound(t`The round was not found.`);
      await retryFailed(tx, round.id);
      const [counted] = await listRounds(tx, user.id, round.id);
      if (counted?.waiting === 0 && round.state !== 'done') await finishRound(tx, round.id);
      if (!counted || counted.waiting === 0) return;
      await requireResumable(context, tx, round, counted.waiting);
      await setRoundState(tx, round.id, 'making');
      await queueRound(context, tx, round.id);
    });
    return loadRoundView(context.database.orm, user.id, params.id);
  },
});

/** Every call about rounds. */
export const roundRoutes: Route[] = [
  previewRoundRoute,
  sampleCardRoute,
  createRoundRoute,
  listRoundsRoute,
  getRoundRoute,
  stopRoundRoute,
  resumeRoundRoute,
];

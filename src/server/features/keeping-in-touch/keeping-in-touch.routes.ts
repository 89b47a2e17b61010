import { keepingInTouchEndpoints, type ReceivedCardBody } from '../../../contract/keeping-in-touch.ts';
import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { gifts, receivedCards, touches } from '../../db/tables/keeping-in-touch.ts';
import { type Route, route } from '../../http/route.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { MakeOptions } from '../automatic-cards/public.ts';
import { lockPerson, pastDay } from '../contacts/public.ts';
import { requireUsableImages } from '../images/public.ts';
import { draftThanks } from './draft-thanks.ts';
import {
  countNoted,
  deleteNoted,
  listDue,
  listOpenGifts,
  loadInTouch,
  lockGift,
  updateGift,
  updateNudge,
  updateReceived,
} from './in-touch.store.ts';

const delayDays = { 'two-weeks': 14, 'next-month': 30 } as const;

/** Nudges, days in touch, gifts and received cards. `makeOptions` is the function of the generation feature. */
export function keepingInTouchRoutes(makeOptions: MakeOptions): Route[] {
  return [
    route(keepingInTouchEndpoints.list, {
      access: 'signed-in',
      scope: 'read',
      handler: async ({ context, user }) => {
        const { orm } = context.database;
        const due = await listDue(orm, whose(user), todayIn(context.clock, user.timeZone));
        return { ...due, ...(await listOpenGifts(orm, user.id)) };
      },
    }),
    route(keepingInTouchEndpoints.get, {
      access: 'signed-in',
      scope: 'read',
      handler: ({ context, user, params }) => loadInTouch(context.database.orm, whose(user), params.id),
    }),
    route(keepingInTouchEndpoints.update, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body: { nudgeMonths, later } }) =>
        change(context, user, params.id, (tx) =>
          updateNudge(tx, params.id, {
            ...(nudgeMonths !== undefined && { nudgeMonths }),
            ...(later && { nudgeAfter: addDays(todayIn(context.clock, user.timeZone), delayDays[later]) }),
          }),
        ),
    }),
    route(keepingInTouchEndpoints.addTouch, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body }) =>
        change(context, user, params.id, async (tx) => {
          const day = pastDay(context, user, body.day);
          await requirePlace(tx, 'touch', params.id);
          await tx.insert(touches).values({ personId: params.id, day, note: body.note ?? null });
          await updateNudge(tx, params.id, { nudgeAfter: null });
        }),
    }),
    route(keepingInTouchEndpoints.removeTouch, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params }) => remove(context, user, 'touch', params),
    }),
    route(keepingInTouchEndpoints.addGift, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body }) =>
        change(context, user, params.id, async (tx) => {
          const day = pastDay(context, user, body.day);
          await requirePlace(tx, 'gift', params.id);
          await tx.insert(gifts).values({ personId: params.id, day, what: body.what });
        }),
    }),
    route(keepingInTouchEndpoints.updateGift, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body }) =>
        change(context, user, params.id, async (tx) => {
          const gift = await lockGift(tx, params.id, params.itemId);
          if (!gift) throw notFound(t`The gift was not found.`);
          await updateGift(tx, gift.id, { thankedAt: body.isThanked ? context.clock.now() : null });
        }),
    }),
    route(keepingInTouchEndpoints.removeGift, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params }) => remove(context, user, 'gift', params),
    }),
    route(keepingInTouchEndpoints.draftThanks, {
      access: 'signed-in',
      scope: 'cards',
      limit: 'drawing',
      handler: async ({ context, user, params, body, reply }) => ({
        cardId: await draftThanks(context, makeOptions, { user, ...params, words: body.words ?? null }, reply),
      }),
    }),
    route(keepingInTouchEndpoints.addReceived, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body }) =>
        change(context, user, params.id, async (tx) => {
          const card = await checkReceived(context, tx, user, body);
          await requirePlace(tx, 'received', params.id);
          await tx.insert(receivedCards).values({ personId: params.id, ...card });
        }),
    }),
    route(keepingInTouchEndpoints.updateReceived, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params, body }) =>
        change(context, user, params.id, async (tx) => {
          const card = await checkReceived(context, tx, user, body);
          if (!(await updateReceived(tx, params.id, params.itemId, card))) throw missing.received();
        }),
    }),
    route(keepingInTouchEndpoints.removeReceived, {
      access: 'signed-in',
      scope: 'contacts',
      handler: ({ context, user, params }) => remove(context, user, 'received', params),
    }),
  ];
}

const whose = ({ id, timeZone }: SessionUser) => ({ userId: id, timeZone });

/** Changes what is known about a contact of the user, and returns it. */
function change(context: Context, user: SessionUser, personId: number, act: (tx: Executor) => Promise<void>) {
  return context.database.transaction(async (tx) => {
    if (!(await lockPerson(tx, user.id, personId))) throw notFound(t`The contact was not found.`);
    await act(tx);
    return loadInTouch(tx, whose(user), personId);
  });
}

const missing = {
  touch: () => notFound(t`The day was not found.`),
  gift: () => notFound(t`The gift was not found.`),
  received: () => notFound(t`The card was not found.`),
};
type Kind = keyof typeof missing;

function remove(context: Context, user: SessionUser, kind: Kind, { id, itemId }: { id: number; itemId: number }) {
  return change(context, user, id, async (tx) => {
    if (!(await deleteNoted(tx, kind, id, itemId))) throw missing[kind]();
  });
}

/** A received card as it is stored: its picture is the user's own, and its day has come. */
async function checkReceived(context: Context, tx: Executor, user: SessionUser, body: ReceivedCardBody) {
  const { title, message = null, imageUrl = null } = body;
  await requireUsableImages(tx, user.id, { imageUrl });
  return { day: pastDay(context, user, body.day), title, message, imageUrl };
}

async function requirePlace(tx: Executor, kind: Kind, personId: number): Promise<void> {
  if (await countNoted(tx, kind, personId)) return;
  throw new Refusal('too_large', t`A contact can have at most 1,000 of these. Remove an old one first.`);
}

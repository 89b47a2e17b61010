import { type BulkUndo, bulkEndpoints } from '../../../contract/bulk.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import { renameEachAfter } from '../contacts/public.ts';
import { requireUsableImages } from '../images/public.ts';
import { requirePreset } from '../styles/public.ts';
import { findContactsInTrash, restoreEntry, type SettleCards } from '../trash/public.ts';
import {
  householdsOf,
  lockPeople,
  restoreLanguages,
  restoreRelationships,
  restoreStyles,
  takeBackDates,
} from './bulk.store.ts';
import { takeBackGroups } from './change-groups.ts';

/** Takes back a change of many contacts, as its answer described it, for those that still exist. */
export function undoChangeRoute(settleCards: SettleCards): Route {
  return route(bulkEndpoints.undo, {
    access: 'signed-in',
    scope: 'contacts',
    // Contacts come back from the trash with their approved cards.
    scopesOf: ({ undo }) => (undo.kind === 'delete' ? ['send'] : []),
    handler: async ({ context, user, body: { undo }, request }) => {
      if (undo.kind !== 'delete') {
        return context.database.transaction(async (tx) => ({
          restored: await takeBack(tx, user.id, undo),
          stayed: [],
        }));
      }
      const later = { settleCards, renameHouseholds: renameEachAfter };
      const stayed: string[] = [];
      // Each in a transaction of its own, so that others need not wait for thousands.
      let restored = 0;
      for (const { id, title } of await findContactsInTrash(context.database.orm, user.id, undo.personIds)) {
        try {
          if (await restoreEntry(context, { userId: user.id, id, request }, later)) restored += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          stayed.push(t`“${title}” stays in the trash. ${error.message}`);
        }
      }
      context.wakeDelivery();
      return { restored, stayed };
    },
  });
}

async function takeBack(tx: Executor, userId: number, undo: Exclude<BulkUndo, { kind: 'delete' }>): Promise<number> {
  switch (undo.kind) {
    case 'date':
      return takeBackDates(tx, userId, undo.dateIds);
    case 'groups': {
      const memberships = [...undo.gained, ...undo.lost];
      const own = await lockPeople(
        tx,
        userId,
        memberships.flatMap(({ personIds }) => personIds),
      );
      return takeBackGroups(tx, userId, new Set(own.map(({ id }) => id)), undo);
    }
    case 'style': {
      const { former } = await stillOwn(tx, userId, undo.former);
      const images = Object.fromEntries(former.map(({ image }, at) => [`undo.former.${at}.image`, image]));
      await requireUsableImages(tx, userId, images);
      for (const styleId of new Set(former.map((each) => each.styleId))) {
        if (styleId !== null) await requirePreset(tx, 'undo.former', styleId);
      }
      await restoreStyles(tx, former);
      return former.length;
    }
    case 'language': {
      const { own, former } = await stillOwn(tx, userId, undo.former);
      await renameEachAfter(tx, userId, householdsOf(own), () => restoreLanguages(tx, former));
      return former.length;
    }
    case 'relationship': {
      const { own, former } = await stillOwn(tx, userId, undo.former);
      await renameEachAfter(tx, userId, householdsOf(own), () => restoreRelationships(tx, former));
      return former.length;
    }
  }
}

async function stillOwn<Former extends { id: number }>(tx: Executor, userId: number, all: Former[]) {
  const own = await lockPeople(
    tx,
    userId,
    all.map(({ id }) => id),
  );
  const ids = new Set(own.map(({ id }) => id));
  return { own, former: all.filter(({ id }) => ids.has(id)) };
}

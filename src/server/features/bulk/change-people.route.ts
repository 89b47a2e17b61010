import { type BulkChange, type BulkUndo, bulkEndpoints } from '../../../contract/bulk.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { recordEvents } from '../audit/public.ts';
import { refuseWhileSending } from '../cards/public.ts';
import { renameEachAfter } from '../contacts/public.ts';
import { checkedDate } from '../dates/public.ts';
import { requirePreset, stylesAPhoto } from '../styles/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { addDateToPeople, changePeople, householdsOf, lockPeople } from './bulk.store.ts';
import { changeGroups } from './change-groups.ts';

type Person = Awaited<ReturnType<typeof lockPeople>>[number];
/** The ids of the contacts that changed, and how to undo it. */
type Done = { changed: number[]; undo: BulkUndo };

/** Changes many contacts in one transaction, or none. */
export const changePeopleRoute = route(bulkEndpoints.change, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body: { ids, change }, request }) =>
    context.database.transaction(async (tx) => {
      const people = await lockPeople(tx, user.id, ids);
      if (people.length < new Set(ids).size) throw notFound(t`One of these contacts was not found.`);
      const today = todayIn(context.clock, user.timeZone);
      const { changed, undo } = await renameEachAfter(tx, user.id, mayRename(change) ? householdsOf(people) : [], () =>
        apply(tx, user.id, people, change, today),
      );
      if (change.kind === 'delete') {
        const event = 'contact-deleted' as const;
        await recordEvents(
          tx,
          changed.map((id) => ({ event, actorId: user.id, subject: ['contact', id] as const, request })),
        );
      }
      const unchanged = people.length - changed.length;
      return { changed: changed.length, unchanged, undo: changed.length > 0 ? undo : null };
    }),
});

/** Whether the proposed name of a household may change with its members: a mother among them is "Mom". */
function mayRename({ kind }: BulkChange): boolean {
  return kind === 'delete' || kind === 'language' || kind === 'relationship';
}

async function apply(tx: Executor, userId: number, people: Person[], change: BulkChange, today: string): Promise<Done> {
  const ids = people.map(({ id }) => id);
  switch (change.kind) {
    case 'groups':
      return changeGroups(tx, userId, ids, change);
    case 'date': {
      const { kind: _, ...input } = change;
      const added = await addDateToPeople(tx, ids, checkedDate(input, today));
      return { changed: added, undo: { kind: 'date', dateIds: added } };
    }
    case 'style':
      return setStyle(tx, people, change.styleId);
    case 'language':
      return setLanguage(tx, people, change.language);
    case 'relationship':
      return setRelationship(tx, people, change.relationship);
    case 'delete': {
      await refuseWhileSending(tx, ...ids);
      await moveToTrash(
        tx,
        userId,
        'contact',
        people.map(({ id, name }) => ({ id, title: name })),
      );
      return { changed: ids, undo: { kind: 'delete', personIds: ids } };
    }
  }
}

async function setStyle(tx: Executor, people: Person[], styleId: string | null): Promise<Done> {
  const preset = styleId === null ? null : await requirePreset(tx, 'change.styleId', styleId);
  if (preset && stylesAPhoto(preset)) {
    throw invalidField(
      'change.styleId',
      t`This style needs a photo of each contact. Choose it on the page of each contact.`,
    );
  }
  const differing = people.filter((person) => person.styleId !== styleId);
  const changed = differing.map(({ id }) => id);
  await changePeople(tx, changed, { styleOverrideId: styleId, styleOverrideImage: null });
  const former = differing.map(({ id, styleId: was, image }) => ({ id, styleId: was, image }));
  return { changed, undo: { kind: 'style', former } };
}

async function setLanguage(tx: Executor, people: Person[], language: Person['language']): Promise<Done> {
  const differing = people.filter((person) => person.language !== language);
  const changed = differing.map(({ id }) => id);
  await changePeople(tx, changed, { language });
  const former = differing.map(({ id, language: was }) => ({ id, language: was }));
  return { changed, undo: { kind: 'language', former } };
}

async function setRelationship(tx: Executor, people: Person[], relationship: string): Promise<Done> {
  const differing = people.filter((person) => person.relationship !== relationship);
  const changed = differing.map(({ id }) => id);
  await changePeople(tx, changed, { relationship });
  const former = differing.map(({ id, relationship: was }) => ({ id, relationship: was }));
  return { changed, undo: { kind: 'relationship', former } };
}

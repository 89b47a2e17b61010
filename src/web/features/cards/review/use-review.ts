import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CardListItem, CardView } from '../../../../contract/cards.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';
import { ApiError, call } from '../../../api.ts';
import { approveCard, skipCard, takeBackApproval, takeBackSkip } from '../../../card-list/decide-card.ts';
import { cardQuery, draftsQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { currentUserQuery, useCurrentUser } from '../../../session.ts';
import { currentCardIn } from '../detail/stale-card.ts';
import { exchanged, type OptionPlace, ownPlaces, placesAfter } from './option-places.ts';
import { cardAfter, inReviewOrder } from './review-queue.ts';

/** One act of the review, which Undo takes back. */
export type Step = {
  kind: 'approved' | 'skipped' | 'later' | 'changed';
  /** As it was before. */
  card: CardListItem;
  /** The day that was chosen with the approval. */
  day?: string | undefined;
  takeBack: () => Promise<unknown>;
};

/** Why an act on a card failed. */
export type Problem = { card: CardListItem; error: Error };

/** What was done before the user left for the card's page and came back. */
type Kept = { steps: readonly Step[]; putOffNow: readonly number[] };
const nothingKept: Kept = { steps: [], putOffNow: [] };

/** The review of drafts: which one is shown, what was decided, and the way back. */
export function useReview(
  waiting: readonly CardListItem[],
  { start, roundId }: { start: number | undefined; roundId: number | undefined },
) {
  const queryClient = useQueryClient();
  const { kept, keep } = useKept(roundId);
  // A card that is a draft again, by its own page, is decided anew.
  const [steps, setSteps] = useState(() =>
    kept.steps.filter(({ card: { id } }) => {
      const known = queryClient.getQueryData(cardQuery(id).queryKey);
      return known && known.deliveryStatus !== 'draft';
    }),
  );
  const [at, setAt] = useState<number | null>(start ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const later = useLaterCards(waiting);
  /** Put off since the review began: it ends when only these are left. */
  const [putOffNow, setPutOffNow] = useState(kept.putOffNow);
  useEffect(() => keep({ steps, putOffNow }), [keep, steps, putOffNow]);
  const calls = useCallsByCard();
  const [places, setPlaces] = useState<Readonly<Record<number, readonly OptionPlace[]>>>({});

  const decided = new Set(steps.filter(isDecision).map(({ card }) => card.id));
  const order = inReviewOrder(
    waiting.filter(({ id }) => !decided.has(id)),
    later.ids,
  );
  const openOnes = order.filter(({ id }) => !putOffNow.includes(id));
  const current = order.find(({ id }) => id === at) ?? openOnes[0] ?? null;
  const position = current ? order.indexOf(current) : order.length;

  const fail = (card: CardListItem, error: unknown) => {
    const changed = currentCardIn(error);
    if (changed) void keepCard(queryClient, changed);
    else void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    // It may have been decided elsewhere, unless no answer came.
    if (error instanceof ApiError && error.status > 0) {
      void queryClient.invalidateQueries({ queryKey: draftsQuery(roundId).queryKey });
    }
    setProblem({ card, error: error as Error });
    setAt(card.id);
  };
  /** A list that was read since the decision no longer has the card. */
  const putBack = (card: CardListItem) =>
    queryClient.setQueryData(draftsQuery(roundId).queryKey, (drafts) =>
      drafts && !drafts.some(({ id }) => id === card.id) ? [...drafts, card] : drafts,
    );
  const add = (step: Step) => {
    setProblem(null);
    setSteps((before) => [...before, step]);
  };
  const decide = (
    kind: 'approved' | 'skipped',
    card: CardListItem,
    work: () => Promise<CardView>,
    back: (decided: CardView) => Promise<CardView>,
    day?: string,
  ) => {
    const saved = calls.run(card.id, async () => {
      const changed = await work();
      await keepCard(queryClient, changed);
      void markCardsStale(queryClient, 'none');
      return changed;
    });
    const step: Step = {
      kind,
      card,
      day,
      takeBack: () =>
        calls.run(card.id, async () => {
          await keepCard(queryClient, await back(await saved));
          void markCardsStale(queryClient, 'none');
          putBack(card);
        }),
    };
    add(step);
    setAt(cardAfter(openOnes, card.id));
    saved.catch((error) => {
      setSteps((before) => before.filter((one) => one !== step));
      fail(card, error);
    });
  };

  return {
    current,
    /** The position of the current card, from 1, and the number of cards. */
    position: Math.min(decided.size + position + 1, decided.size + order.length),
    total: decided.size + order.length,
    left: openOnes.length,
    next: order.slice(position + 1, position + 3),
    steps,
    putOff: order.filter(({ id }) => putOffNow.includes(id)),
    problem,
    isSaving: calls.count > 0,
    dismissProblem: () => setProblem(null),
    approve: (card: CardListItem, day: string | undefined) => {
      const before = card.scheduledDate;
      decide(
        'approved',
        card,
        () => approveCard({ id: card.id, version: seenVersion(queryClient, card) }, day),
        (approved) => takeBackApproval(approved, before),
        day,
      );
    },
    skip: (card: CardListItem) => decide('skipped', card, () => skipCard(card), takeBackSkip),
    putOffFor: (card: CardListItem) => {
      const before = later.ids;
      later.save([...before.filter((id) => id !== card.id), card.id]);
      setPutOffNow((ids) => [...ids, card.id]);
      add({
        kind: 'later',
        card,
        takeBack: async () => {
          setPutOffNow((ids) => ids.filter((id) => id !== card.id));
          later.save(before);
        },
      });
      setAt(cardAfter(openOnes, card.id));
    },
    /** Looks at the cards that were put off. */
    goOnWithPutOff: () => {
      setPutOffNow([]);
      setAt(null);
    },
    /** Which version of the current card stands in which place. */
    places: (current && places[current.id]) ?? ownPlaces,
    /** The card shows another of its versions, at once; choosing the same slot again takes it back. */
    choose: (card: CardListItem, slot: AlternateSlot) => {
      const exchange = () => {
        setPlaces((all) => ({ ...all, [card.id]: placesAfter(all[card.id] ?? ownPlaces, slot) }));
        queryClient.setQueryData(cardQuery(card.id).queryKey, (seen) => seen && exchanged(seen, slot));
        return calls.run(card.id, async () => {
          const body = { slot, keepPrimary: true, version: seenVersion(queryClient, card) };
          const changed = await call('POST /api/cards/:id/choose-alternate', { params: { id: card.id }, body });
          await keepCard(queryClient, changed);
          void markCardsStale(queryClient, 'none');
        });
      };
      const step: Step = { kind: 'changed', card, takeBack: exchange };
      add(step);
      exchange().catch((error) => {
        setSteps((before) => before.filter((one) => one !== step));
        setPlaces((all) => ({ ...all, [card.id]: placesAfter(all[card.id] ?? ownPlaces, slot) }));
        fail(card, error);
      });
    },
    /** Notes a saved change of the words. */
    noteWords: (card: CardListItem, before: string) =>
      add({
        kind: 'changed',
        card,
        takeBack: () =>
          calls.run(card.id, async () => {
            const body = { message: before, version: seenVersion(queryClient, card) };
            await keepCard(queryClient, await call('PATCH /api/cards/:id', { params: { id: card.id }, body }));
          }),
      }),
    move: (by: 1 | -1) => {
      const next = order[position + by];
      if (next) setAt(next.id);
    },
    /** Takes the last step back and shows its card again. */
    undo: (): Step | null => {
      const last = steps.at(-1);
      if (!last) return null;
      setProblem(null);
      setSteps(steps.slice(0, -1));
      putBack(last.card);
      setAt(last.card.id);
      last.takeBack().catch((error) => fail(last.card, error));
      return last;
    },
  };
}

export type Review = ReturnType<typeof useReview>;

export function isDecision({ kind }: Step): boolean {
  return kind === 'approved' || kind === 'skipped';
}

/** The ids of the drafts that were put off, kept with the account so that every device has the same order. */
function useLaterCards(waiting: readonly CardListItem[]) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [ids, setIds] = useState<readonly number[]>(user?.preferences.laterCards ?? []);
  const save = useMutation({
    scope: { id: 'later cards' },
    mutationFn: (laterCards: number[]) => call('PATCH /api/user', { body: { preferences: { laterCards } } }),
    onSuccess: (saved) => queryClient.setQueryData(currentUserQuery.queryKey, saved),
  });
  return {
    ids,
    save: (later: readonly number[]) => {
      setIds(later);
      const stillWaits = new Set(waiting.map(({ id }) => id));
      // Losing it changes only the order, so a failure needs no words.
      save.mutate(later.filter((id) => stillWaits.has(id)).slice(-mostPutOff));
    },
  };
}

const mostPutOff = 500;

/** Runs the calls on one card one after the other, so that each has the version that the previous one made. */
function useCallsByCard() {
  const running = useRef(new Map<number, Promise<unknown>>()).current;
  const [count, setCount] = useState(0);
  const run = <Result>(id: number, work: () => Promise<Result>): Promise<Result> => {
    const before = running.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const settled = result.then(
      () => {},
      () => {},
    );
    running.set(id, settled);
    setCount((calls) => calls + 1);
    void settled.then(() => setCount((calls) => calls - 1));
    return result;
  };
  return { run, count };
}

/** The steps survive a visit to the page of a card. */
function useKept(roundId: number | undefined) {
  const queryClient = useQueryClient();
  const [value] = useState(() => {
    const queryKey = ['review', roundId ?? 'all'];
    queryClient.setQueryDefaults(['review'], { gcTime: Number.POSITIVE_INFINITY });
    return {
      kept: queryClient.getQueryData<Kept>(queryKey) ?? nothingKept,
      keep: (kept: Kept) => void queryClient.setQueryData<Kept>(queryKey, kept),
    };
  });
  return value;
}

/** Whether a review with decisions to look back on was left a moment ago. */
export function useHasKept(roundId: number | undefined): boolean {
  return useKept(roundId).kept.steps.length > 0;
}

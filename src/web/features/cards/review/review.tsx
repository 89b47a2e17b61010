import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Linen } from '../../../../card-page/linen.tsx';
import { Postmark } from '../../../../card-page/postmark.tsx';
import type { CardListItem, CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { cardCategoryLabel } from '../../../../domain/card-category.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import { weekdayAndDay } from '../../../calendar-words.ts';
import { asksForDay, lacksAddress } from '../../../card-list/decide-card.ts';
import { useIsConnected } from '../../../connection.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { cardQuery, draftsQuery } from '../../../queries/cards.queries.ts';
import { useCurrentUser } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useToday } from '../../../use-today.ts';
import { optionsOf } from '../detail/card-options.ts';
import { LeavesWords } from './leaves-words.tsx';
import type { Need } from './missing.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewOptions } from './review-options.tsx';
import { ReviewPile } from './review-pile.tsx';
import { ReviewWords, type WordsHandle } from './review-words.tsx';
import { useFlights } from './use-flights.ts';
import { useKept } from './use-kept.ts';
import { usePreparedCards } from './use-prepared-cards.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSwipe } from './use-swipe.ts';
import { useWays } from './use-ways.ts';

const loadDayDialog = () => import('../../../card-day/day-dialog.tsx').then(({ DayDialog }) => DayDialog);
const loadContactDialog = () => import('../contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog);
const loadMissing = () => import('./missing.tsx').then(({ Missing }) => Missing);
const loadFlyingCard = () => import('./flying-card.tsx').then(({ FlyingCard }) => FlyingCard);
const loadEnd = () => import('./review-end.tsx').then(({ ReviewEnd }) => ReviewEnd);
const loadPageBars = () => import('../../../shell/page-bars.tsx').then(({ PageBars }) => PageBars);
const loadKeys = () => import('./keys-dialog.tsx').then(({ KeysDialog }) => KeysDialog);

export type ReviewPlace = {
  roundId: number | undefined;
  /** The card to begin with. */
  start: number | undefined;
  /** Called with the card that is shown, so that the address leads back to it. */
  onPlace: (id: number | undefined) => void;
};

/** Drafts on a table, one after the other, with everything that is decided about each. */
export function Review({ waiting, roundId, start, onPlace }: ReviewPlace & { waiting: readonly CardListItem[] }) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const toast = useToast();
  const today = useToday();
  const { navigate, leave, here } = useWays();
  const review = useReview(waiting, { start, roundId });
  const read = useQuery({ ...cardQuery(review.current?.id ?? 0), enabled: review.current !== null });
  const view = read.data?.id === review.current?.id ? (read.data ?? null) : null;
  const card: CardListItem | null = view ?? review.current;
  const flight = useFlights();
  const cover = useRef<HTMLDivElement>(null);
  const pile = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLElement>(null);
  const words = useRef<WordsHandle>(null);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<Need | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const letters = useKept('review-letters', true);
  const swipes = useKept('review-swipes', false);
  const connected = useIsConnected();
  const PageBars = useLater(loadPageBars, !connected);
  const shown = card?.id;

  const { problem, isSaving } = review;
  const isCurrentProblem = problem !== null && problem.card.id === card?.id;
  const need: Need | null =
    asked ??
    (isCurrentProblem && asksForDay(problem.error)
      ? { kind: 'day' }
      : isCurrentProblem && lacksAddress(problem.error)
        ? { kind: 'address', day: undefined }
        : null);
  const closeNeed = () => {
    setAsked(null);
    if (need && !asked) review.dismissProblem();
  };
  const DayDialog = useLater(loadDayDialog, need?.kind === 'day');
  const ContactDialog = useLater(loadContactDialog, need?.kind === 'address');
  const Keys = useLater(loadKeys, showsKeys);
  const Missing = useLater(loadMissing, card?.recipient === null);
  const FlyingCard = useLater(loadFlyingCard);
  const End = useLater(loadEnd, card === null);

  useEffect(() => {
    onPlace(shown);
    setAsked(null);
    scrollTo({ top: 0 });
  }, [shown, onPlace]);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  usePreparedCards(review.next);
  const status = view?.deliveryStatus;
  useEffect(() => {
    // Not while Undo makes it a draft again.
    if (status === undefined || status === 'draft' || isSaving) return;
    toast({ title: t`Decided elsewhere`, description: t`This card is no longer a draft. Here is the next one.` });
    void queryClient.invalidateQueries({ queryKey: draftsQuery(roundId).queryKey });
  }, [status, isSaving, queryClient, roundId, toast]);

  /** Runs an act on the card as it is after its words have been saved; not at all if they could not be. */
  const withSavedWords = async (act: (card: CardListItem) => void) => {
    if (!card) return;
    const isSaved = (await words.current?.save()) ?? true;
    if (!isSaved) return words.current?.focus();
    act(queryClient.getQueryData(cardQuery(card.id).queryKey) ?? card);
  };
  const fly = (kind: 'approved' | 'skipped' | 'later', of: CardListItem) => {
    if (FlyingCard && cover.current && pile.current) flight.start(kind, of, cover.current, pile.current);
  };
  const tell = (decision: string, { personName, title }: CardListItem) => {
    const which = `${personName}, ${title}.`;
    setSaid(t`${decision}: ${which}`);
  };

  const approve = (day?: string, hasAddress = false) =>
    withSavedWords((of) => {
      const goesOn = day ?? of.scheduledDate;
      if (goesOn === null || goesOn < today) return setAsked({ kind: 'day' });
      if (of.recipient === null && !hasAddress) return setAsked({ kind: 'address', day });
      setAsked(null);
      fly('approved', of);
      tell(t`Approved`, of);
      review.approve(of, day);
    });
  const skip = () =>
    withSavedWords((of) => {
      fly('skipped', of);
      tell(t`Skipped`, of);
      review.skip(of);
    });
  const later = () =>
    withSavedWords((of) => {
      fly('later', of);
      tell(t`Later`, of);
      review.putOffFor(of);
    });
  const undo = async () => {
    // Typed words are kept first; then they are a step of their own.
    if (unsaved) return withSavedWords(() => setSaid(t`Your words are saved.`));
    const step = review.undo();
    if (!step) return setSaid(t`There is nothing to undo.`);
    flight.stop(step.card.id);
    tell(t`Undone`, step.card);
  };
  const change = () =>
    withSavedWords((of) =>
      navigate({ to: '/cards/$id', params: { id: String(of.id) }, state: { from: here(of.id, roundId) } }),
    );
  const options = view
    ? review.places.flatMap((slot) => {
        const option = optionsOf(view)[slot];
        return option ? [{ slot, ...option }] : [];
      })
    : [];
  const choose = (nth: number) =>
    withSavedWords((of) => {
      const slot = options[nth - 1]?.slot;
      if (slot === undefined || slot === 'primary') return;
      review.choose(of, slot);
      setSaid(t`Version ${nth} of ${options.length} is chosen.`);
    });
  useReviewKeys(
    {
      approve: () => void approve(),
      skip: () => void skip(),
      later: () => void later(),
      undo: () => void undo(),
      edit: () => words.current?.focus(),
      change: () => void change(),
      leave,
      help: () => setShowsKeys(true),
      move: (by) => void withSavedWords(() => review.move(by)),
      option: (nth) => void choose(nth),
    },
    { shown, letters: letters.value },
  );
  const swipe = useSwipe({
    onRight: () => {
      swipes.set(true);
      void approve();
    },
    onLeft: () => {
      swipes.set(true);
      void later();
    },
  });

  const sealed = review.steps.filter(({ kind }) => kind === 'approved');
  const arrived = sealed.filter((step) => !flight.flights.some(({ cardId }) => cardId === step.card.id));
  return (
    <main ref={main} tabIndex={-1} className="review">
      <Linen className="review-table">
        <ReviewHead review={review} onUndo={() => void undo()} onLeave={leave} onKeys={() => setShowsKeys(true)} />
        <div aria-live="polite">{PageBars && <PageBars connected={connected} />}</div>
        <p role="status" className="sr-only">
          {said}
          {card && ` Now: card ${review.position} of ${review.total}, for ${card.personName}.`}
        </p>
        {problem && !need && (
          <div className="review-problem">
            <ErrorNote
              title={isCurrentProblem ? undefined : `Not changed: ${problem.card.personName || problem.card.title}`}
            >
              {problem.error.message}
            </ErrorNote>
          </div>
        )}
        {card ? (
          <div className="review-desk">
            <div key={card.id} className="review-open" data-after={flight.flights.at(-1)?.kind}>
              <div ref={cover} className="review-front" {...swipe} data-more={review.left > 1 || undefined}>
                {card.imageUrl ? (
                  <img src={card.imageUrl} alt={`Front of the card: ${card.title}`} draggable={false} decoding="sync" />
                ) : (
                  <span className="text-card-ink-soft">This card has no picture</span>
                )}
                <span className="review-stamp" data-swipe="right" aria-hidden>
                  Approve
                </span>
                <span className="review-stamp" data-swipe="left" aria-hidden>
                  Later
                </span>
              </div>
              <div className="review-inside">
                <h2 dir="auto">{card.title}</h2>
                {view ? (
                  <ReviewWords
                    ref={words}
                    card={view}
                    onSaved={(before) => review.noteWords(view, before)}
                    onUnsaved={setUnsaved}
                  />
                ) : (
                  <p className="review-words" dir="auto">
                    {card.message}
                  </p>
                )}
                {read.isError && !view && (
                  <ErrorNote
                    action={
                      <Button variant="line" size="sm" onClick={() => void read.refetch()}>
                        Try again
                      </Button>
                    }
                  >
                    {read.error.message}
                  </ErrorNote>
                )}
              </div>
            </div>
            <ReviewOptions options={options} onChoose={(nth) => void choose(nth)} />
            {!swipes.value && (
              <p className="review-hint">Swipe the picture: right approves, left keeps it for later.</p>
            )}
          </div>
        ) : (
          End && <End review={review} roundId={roundId} onUndo={() => void undo()} />
        )}
      </Linen>
      {card && user && (
        <footer className="review-foot">
          <div className="review-facts">
            {card.scheduledDate ? <Postmark date={card.scheduledDate} cancelled /> : null}
            <div className="min-w-0">
              <h1>
                For <bdi>{card.personName || 'Unknown'}</bdi>
              </h1>
              <p className="text-sm text-ink-soft">
                {cardCategoryLabel(card.category)}
                {card.scheduledDate && `, ${weekdayAndDay(card.scheduledDate)}`}
              </p>
              <p className="review-leaves">
                <LeavesWords card={card} view={view} user={user} now={new Date().toISOString()} />
              </p>
              {Missing && <Missing card={card} today={today} onNeed={setAsked} />}
            </div>
          </div>
          <ReviewActs skip={skip} change={change} later={later} approve={() => approve()} />
        </footer>
      )}
      {card && <ReviewPile ref={pile} sealed={arrived} total={sealed.length} senderName={user?.name ?? ''} />}
      {FlyingCard &&
        flight.flights.map((one) => (
          <FlyingCard key={one.key} flight={one} senderName={user?.name ?? ''} onEnd={() => flight.end(one.key)} />
        ))}
      {card && DayDialog && (
        <DayDialog
          open={need?.kind === 'day'}
          card={card}
          message={problem && asksForDay(problem.error) ? problem.error.fields.scheduledDate : undefined}
          onClose={closeNeed}
          onChoose={(day) => void approve(day)}
        />
      )}
      {card && ContactDialog && (
        <ContactDialog
          key={card.id}
          kind={neededDetail(card)}
          open={need?.kind === 'address'}
          onOpenChange={closeNeed}
          person={personOf(card, view)}
          onSaved={() => void approve(need?.kind === 'address' ? need.day : undefined, true)}
        />
      )}
      {Keys && (
        <Keys open={showsKeys} onClose={() => setShowsKeys(false)} letters={letters.value} onLetters={letters.set} />
      )}
      <LeaveGuard changed={unsaved} />
    </main>
  );
}

/** What the card's contact has, for the question after what is missing. */
function personOf(card: CardListItem, view: CardView | null): Pick<CardView['person'], 'id' | 'name' | ContactDetail> {
  return view?.person ?? { id: card.personId, name: card.personName, email: null, phone: null, address: null };
}

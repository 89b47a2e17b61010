import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { Clock, Keyboard, PenLine, SkipForward, Stamp, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Linen } from '../../../../card-page/linen.tsx';
import { Postmark } from '../../../../card-page/postmark.tsx';
import type { CardListItem, CardView } from '../../../../contract/cards.ts';
import { cardCategoryLabels } from '../../../../domain/card-category.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import { asksForDay, lacksAddress } from '../../../card-list/decide-card.ts';
import { useIsConnected } from '../../../connection.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { cardQuery, draftsQuery } from '../../../queries/cards.queries.ts';
import { useCurrentUser } from '../../../session.ts';
import { loadOffline } from '../../../shell/load-offline.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useToday } from '../../../use-today.ts';
import { optionsOf } from '../detail/card-options.ts';
import { FlyingCard, useFlights } from './flight.tsx';
import { dayWords, LeavesWords } from './leaves-words.tsx';
import { ReviewPile } from './review-pile.tsx';
import { ReviewWords, type WordsHandle } from './review-words.tsx';
import { type Review as ReviewState, useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSwipe } from './use-swipe.ts';

const loadDayDialog = () => import('../../../card-day/day-dialog.tsx').then(({ DayDialog }) => DayDialog);
const loadContactDialog = () => import('../contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog);
const loadEnd = () => import('./review-end.tsx').then(({ ReviewEnd }) => ReviewEnd);
const loadKeys = () => import('./keys-dialog.tsx').then(({ KeysDialog }) => KeysDialog);

export type ReviewPlace = {
  roundId: number | undefined;
  /** The card to begin with. */
  start: number | undefined;
  /** Called with the card that is shown, so that the address leads back to it. */
  onPlace: (id: number | undefined) => void;
};

/** What the card still needs before it can be approved; a chosen day is kept meanwhile. */
type Need = { kind: 'day' } | { kind: 'address'; day: string | undefined };

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
  const offline = useLater(loadOffline, !connected);
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
    toast({ title: 'Decided elsewhere', description: 'This card is no longer a draft. Here is the next one.' });
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
    if (cover.current && pile.current) flight.start(kind, of, cover.current, pile.current);
  };
  const tell = (decision: string, of: CardListItem) => setSaid(`${decision}: ${of.personName}, ${of.title}.`);

  const approve = (day?: string, hasAddress = false) =>
    withSavedWords((of) => {
      const goesOn = day ?? of.scheduledDate;
      if (goesOn === null || goesOn < today) return setAsked({ kind: 'day' });
      if (of.recipient === null && !hasAddress) return setAsked({ kind: 'address', day });
      setAsked(null);
      fly('approved', of);
      tell('Approved', of);
      review.approve(of, day);
    });
  const skip = () =>
    withSavedWords((of) => {
      fly('skipped', of);
      tell('Skipped', of);
      review.skip(of);
    });
  const later = () =>
    withSavedWords((of) => {
      fly('later', of);
      tell('Later', of);
      review.putOffFor(of);
    });
  const undo = async () => {
    // Typed words are kept first; then they are a step of their own.
    if (unsaved) return withSavedWords(() => setSaid('Your words are saved.'));
    const step = review.undo();
    if (!step) return setSaid('There is nothing to undo.');
    flight.stop(step.card.id);
    tell('Undone', step.card);
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
      setSaid(`Version ${nth} of ${options.length} is chosen.`);
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
        <Head review={review} onUndo={() => void undo()} onLeave={leave} onKeys={() => setShowsKeys(true)} />
        <div aria-live="polite">{!connected && offline && <offline.OfflineBar />}</div>
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
            <Options options={options} onChoose={(nth) => void choose(nth)} />
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
                {cardCategoryLabels[card.category]}
                {card.scheduledDate && `, ${dayWords(card.scheduledDate)}`}
              </p>
              <p className="review-leaves">
                <LeavesWords card={card} view={view} user={user} now={new Date().toISOString()} />
              </p>
              <Missing card={card} today={today} onNeed={setAsked} />
            </div>
          </div>
          <div className="review-acts">
            <Act icon={SkipForward} keys="S" label="Skip" hint="Skip: do not send this card" onClick={skip} />
            <Act icon={PenLine} keys="C" label="Change" hint="Change this card on its page" onClick={change} />
            <Act icon={Clock} keys="L" label="Later" hint="Later: the card comes again at the end" onClick={later} />
            <Button
              variant="wax"
              size="lg"
              className="review-approve"
              aria-keyshortcuts="A"
              icon={<Stamp size={19} strokeWidth={1.6} aria-hidden />}
              onClick={() => void approve()}
            >
              Approve
              <Key>A</Key>
            </Button>
          </div>
        </footer>
      )}
      {card && <ReviewPile ref={pile} sealed={arrived} total={sealed.length} senderName={user?.name ?? ''} />}
      {flight.flights.map((one) => (
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

function Head({
  review: { position, total, steps },
  onUndo,
  onLeave,
  onKeys,
}: {
  review: ReviewState;
  onUndo: () => void;
  onLeave: () => void;
  onKeys: () => void;
}) {
  return (
    <header className="review-head">
      <IconButton label="Leave the review" onClick={onLeave}>
        <X size={21} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <p className="review-position">
        <b>{position}</b> of {total}
      </p>
      <span className="review-progress" aria-hidden>
        <i style={{ transform: `scaleX(${total === 0 ? 1 : (position - 1) / total})` }} />
      </span>
      <Button
        variant="quiet"
        className="min-h-11"
        aria-disabled={steps.length === 0 || undefined}
        aria-keyshortcuts="U"
        icon={<Undo2 size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
        onClick={onUndo}
      >
        Undo
      </Button>
      <IconButton label="Keyboard shortcuts" className="review-keys-button" onClick={onKeys}>
        <Keyboard size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </header>
  );
}

/** The versions of the card as small pictures; the chosen one is on the card. */
function Options({
  options,
  onChoose,
}: {
  options: readonly { slot: string; message: string; imageUrl: string | null }[];
  onChoose: (nth: number) => void;
}) {
  return (
    <ul className="review-options" aria-label="Versions of this card">
      {options.length > 1 &&
        options.map(({ slot, message, imageUrl }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its place.
          <li key={at}>
            <button
              type="button"
              aria-pressed={slot === 'primary'}
              aria-label={`Version ${at + 1} of ${options.length}: ${message.slice(0, 80)}`}
              className="review-option"
              onClick={() => onChoose(at + 1)}
            >
              {imageUrl && <img src={imageUrl} alt="" decoding="async" />}
              <Key>{at + 1}</Key>
            </button>
          </li>
        ))}
    </ul>
  );
}

function Act({
  icon: Icon,
  keys,
  label,
  hint,
  onClick,
}: {
  icon: typeof X;
  keys: string;
  label: string;
  hint: string;
  onClick: () => unknown;
}) {
  return (
    <Button
      variant="quiet"
      size="lg"
      className="review-act"
      data-tooltip={hint}
      aria-keyshortcuts={keys}
      icon={<Icon size={18} strokeWidth={1.6} aria-hidden />}
      onClick={() => void onClick()}
    >
      {label}
      <Key>{keys}</Key>
    </Button>
  );
}

/** The key of a button, for those who see it and have a keyboard. */
function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="review-key" aria-hidden>
      {children}
    </kbd>
  );
}

const missing: Record<ContactDetail, { words: string; add: string }> = {
  email: { words: 'No email address yet.', add: 'Add it' },
  phone: { words: 'No phone number yet.', add: 'Add it' },
  address: { words: 'No complete mailing address yet.', add: 'Add it' },
};

/** What keeps the card from being approved, with the way to fix it. */
function Missing({ card, today, onNeed }: { card: CardListItem; today: string; onNeed: (need: Need) => void }) {
  const needsDay = card.scheduledDate === null || card.scheduledDate < today;
  if (!needsDay && card.recipient !== null) return null;
  const { words, add } = missing[neededDetail(card)];
  return (
    <p className="review-missing">
      {card.recipient === null && <span>{words}</span>}
      <button
        type="button"
        className="link min-h-11"
        onClick={() => onNeed(card.recipient === null ? { kind: 'address', day: undefined } : { kind: 'day' })}
      >
        {card.recipient === null ? add : 'Choose a day'}
      </button>
    </p>
  );
}

/** Reads the next cards and their pictures, so that they are there at once. */
function usePreparedCards(next: readonly CardListItem[]) {
  const queryClient = useQueryClient();
  const ids = next.map(({ id }) => id).join();
  useEffect(() => {
    const prepare = async (id: string) => {
      const card = await queryClient.fetchQuery({ ...cardQuery(id), staleTime: 60_000 });
      for (const option of Object.values(optionsOf(card))) if (option?.imageUrl) new Image().src = option.imageUrl;
    };
    // The card reads itself again when it is shown, and says why if it cannot.
    for (const id of ids.split(',').filter(Boolean)) prepare(id).catch(() => {});
  }, [ids, queryClient]);
}

/** The ways out of the review, and the address that leads back to a card of it. */
function useWays() {
  const navigate = useNavigate();
  const router = useRouter();
  const from = useRef(useLocation({ select: ({ state }) => state.from })).current;
  return {
    navigate,
    leave: () => (from?.startsWith('/') ? router.history.push(from) : void navigate({ to: '/' })),
    here: (id: number, roundId: number | undefined) => `/review?${roundId ? `round=${roundId}&` : ''}from=${id}`,
  };
}

/** A setting of this browser; without storage it holds until the page is left. */
function useKept(name: string, usual: boolean) {
  const [value, setValue] = useState(() => {
    try {
      return (localStorage.getItem(name) ?? String(usual)) === 'true';
    } catch {
      return usual;
    }
  });
  const set = (next: boolean) => {
    setValue(next);
    try {
      localStorage.setItem(name, String(next));
    } catch {
      // It holds until the page is left.
    }
  };
  return { value, set };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RoundView } from '../../../contract/rounds.ts';
import { inSense, readerLocale, t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { longDay } from '../../calendar-words.ts';
import { replaceRound, roundQuery } from '../../queries/rounds.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { cardsInWords, timeLeft } from './round-words.ts';
import './rounds.css';

/** One round: its progress, what can be reviewed already, and what could not be made. */
export function RoundPage({ id }: { id: string }) {
  const round = useQuery(roundQuery(id));
  return (
    <Page narrow>
      <BackLink to="/cards">Cards</BackLink>
      <QueryError title="The cards could not be loaded" query={round} />
      {round.isPending && (
        <SkeletonGroup label="Loading...">
          <Skeleton className="mt-4 h-10 max-w-80" />
          <Skeleton className="mt-8 h-40 rounded-panel" />
        </SkeletonGroup>
      )}
      {round.data && (
        <>
          <PageHead
            title={inSense('cards for an occasion')`${round.data.label} cards`}
            text={inSense('a day')`For ${longDay(round.data.day)}`}
          />
          <Progress round={round.data} />
          <NotMade round={round.data} />
          <Made round={round.data} />
        </>
      )}
    </Page>
  );
}

function Progress({ round }: { round: RoundView }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { counts, state, toReview, secondsLeft } = round;
  const done = counts.total - counts.waiting;
  const percent = counts.total === 0 ? 100 : Math.round((done / counts.total) * 100);
  const change = useMutation({
    mutationFn: (act: 'stop' | 'resume') =>
      act === 'stop'
        ? call('POST /api/rounds/:id/stop', { params: { id: round.id } })
        : call('POST /api/rounds/:id/resume', { params: { id: round.id } }),
    onSuccess: (changed) => replaceRound(queryClient, changed),
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
  const isPrinted = round.recipients.some(
    ({ state, deliveryMethod }) => state === 'made' && deliveryMethod === 'physical',
  );
  const words = t`${counts.made.toLocaleString(readerLocale)} of ${counts.total.toLocaleString(readerLocale)} made`;
  return (
    <Panel className="mb-8">
      <h2>{headOf(round)}</h2>
      <div className="mt-4">
        <ProgressBar label="Making the cards" percent={percent} words={words} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {state === 'making' && secondsLeft !== null ? `${words}, ${timeLeft(secondsLeft)}` : words}
        {state === 'making' ? '. ' : state === 'stopped' && counts.made > 0 && '. '}
        {state === 'making' && 'You can leave this page while they are made.'}
        {state === 'stopped' && counts.made > 0 && 'The cards that are made are kept.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {toReview > 0 && (
          <Link to="/review" data-needs="send" search={{ round: round.id }} className={buttonClass('wax')}>
            {state === 'making' ? `Review the first ${toReview} now` : `Review ${cardsInWords(toReview)}`}
          </Link>
        )}
        {isPrinted && (
          <Link to="/paper" search={{ round: round.id }} className={buttonClass('line')}>
            Print cards and labels
          </Link>
        )}
        {state === 'making' && (
          <Button data-needs="cards" variant="line" busy={change.isPending} onClick={() => change.mutate('stop')}>
            Stop
          </Button>
        )}
        {state === 'stopped' && (
          <Button data-needs="cards" variant="ink" busy={change.isPending} onClick={() => change.mutate('resume')}>
            Continue
          </Button>
        )}
        {state === 'done' && counts.failed > 0 && (
          <Button data-needs="cards" variant="ink" busy={change.isPending} onClick={() => change.mutate('resume')}>
            {counts.failed === 1 ? 'Try it again' : `Try the ${counts.failed} again`}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function headOf({ state, counts }: RoundView): string {
  if (state === 'making') return t`Making your cards`;
  if (state === 'stopped') return t`Stopped`;
  return counts.failed > 0 ? t`Some cards could not be made` : t`All cards are made`;
}

/** Who got no card, and why. */
function NotMade({ round: { recipients } }: { round: RoundView }) {
  const without = recipients.filter(({ state }) => state === 'failed' || state === 'left-out');
  if (without.length === 0) return null;
  return (
    <section className="mb-8" aria-label="Without a card">
      <SectionHead title="Without a card" />
      <ul className="round-people divide-y divide-line">
        {without.map(({ personId, name, reason }) => (
          <li key={personId}>
            <Link to="/people/$id" params={{ id: String(personId) }} className="link min-w-0">
              <bdi className="wrap-anywhere">{name}</bdi>
            </Link>
            <span className="text-sm text-ink-soft wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const statusWords: Partial<Record<NonNullable<RoundView['recipients'][number]['deliveryStatus']>, string>> = {
  draft: t`Draft`,
  approved_and_scheduled: t`Approved`,
  scheduled: t`Being sent`,
  sent_for_printing: t`At the printer`,
  sent: t`Sent`,
  failed: t`Not delivered`,
  skipped: t`Skipped`,
};

/** The cards that are made, each a link. */
function Made({ round: { recipients } }: { round: RoundView }) {
  const made = recipients.filter(({ state }) => state === 'made');
  if (made.length === 0) return null;
  return (
    <section aria-label="Made">
      <SectionHead title="Made" />
      <ul className="round-people divide-y divide-line">
        {made.map(({ personId, name, cardId, deliveryStatus, deliveryMethod }) => (
          <li key={personId}>
            {cardId === null ? (
              <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
            ) : (
              <Link to="/cards/$id" params={{ id: String(cardId) }} className="link min-w-0 flex-1">
                <bdi className="wrap-anywhere">{name}</bdi>
              </Link>
            )}
            <span className="text-sm text-ink-soft">
              {[
                deliveryStatus === null ? inSense('a card')`Deleted` : statusWords[deliveryStatus],
                deliveryMethod === 'physical' && t`printed`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

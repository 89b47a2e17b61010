import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardAnswer } from '../../../../contract/answers.ts';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { AnswerItem } from '../../../card-list/answer-item.tsx';
import { keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { answersQuery } from '../../../queries/keepsakes.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { toastTitles } from './toast-titles.ts';

/** The recipient's answers, and whether they may answer. */
export function AnswersPanel({ card }: { card: CardView }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const answers = useQuery(answersQuery(card.id));
  const takes = useMutation({
    mutationFn: (takesAnswers: boolean) =>
      call('PATCH /api/cards/:id', { params: { id: card.id }, body: { takesAnswers } }),
    onSuccess: (changed) => keepCard(queryClient, changed),
    onError: (error) => toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' }),
  });
  const switched = takes.isPending ? takes.variables : card.takesAnswers;
  return (
    <Panel className="card-answers">
      <h2 className="text-base font-semibold">Answers</h2>
      <QueryError title="The answers could not be loaded" query={answers} />
      {answers.data && answers.data.length > 0 && <Answers answers={answers.data} />}
      <div data-needs="cards" className="flex items-center justify-between gap-3">
        <p id="takes-answers" className="min-w-0 text-sm break-words text-ink-soft">
          {switched ? (
            <>
              <bdi>{card.person.name}</bdi> may send back a heart or a few words.
            </>
          ) : (
            <>
              <bdi>{card.person.name}</bdi> cannot answer on the card’s page.
            </>
          )}
        </p>
        <Switch
          label="Take answers"
          describedBy="takes-answers"
          checked={switched}
          onCheckedChange={(checked) => takes.mutate(checked)}
        />
      </div>
    </Panel>
  );
}

const calls = {
  remove: 'DELETE /api/cards/:id/answers/:answerId',
  report: 'POST /api/cards/:id/answers/:answerId/report',
} as const;

function Answers({ answers }: { answers: readonly CardAnswer[] }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<{ answer: CardAnswer; act: 'remove' | 'report' } | null>(null);
  const end = useMutation({
    mutationFn: ({ answer: { id: answerId, cardId: id }, act }: NonNullable<typeof asked>) =>
      call(calls[act], { params: { id, answerId } }),
    onSuccess: async (_, { act }) => {
      setAsked(null);
      toast({ title: act === 'report' ? t`Answer reported` : t`Answer removed` });
      await markCardsStale(queryClient);
    },
    onError: (error) => {
      setAsked(null);
      toast({ title: t`The answer could not be removed`, description: error.message, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: ['/api/cards', 'answers'] });
    },
  });
  const reports = asked?.act === 'report';
  return (
    <>
      <ul className="grid gap-4">
        {answers.map((answer) => (
          <AnswerItem key={answer.id} answer={answer}>
            <Button data-needs="cards" variant="quiet" size="sm" onClick={() => setAsked({ answer, act: 'remove' })}>
              Remove
            </Button>
            <Button data-needs="cards" variant="quiet" size="sm" onClick={() => setAsked({ answer, act: 'report' })}>
              Report
            </Button>
          </AnswerItem>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={reports ? 'Report this answer?' : 'Remove this answer?'}
        text={
          reports
            ? 'It is removed for good, and whoever runs this Fondly learns that it was reported, but not what it says.'
            : 'It is removed for good, with its photo.'
        }
        confirmLabel={reports ? 'Report' : 'Remove'}
        busyLabel={reports ? 'Reporting...' : 'Removing...'}
        busy={end.isPending}
        onConfirm={() => asked && end.mutate(asked)}
      />
    </>
  );
}

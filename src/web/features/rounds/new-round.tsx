import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { t } from '../../../contract/translate.ts';
import { isOccasionType, occasionLabel } from '../../../domain/occasions.ts';
import { ApiError, call } from '../../api.ts';
import { peopleQuery } from '../../queries/people.queries.ts';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { replaceRound, roundPreviewQuery } from '../../queries/rounds.queries.ts';
import { signaturesQuery } from '../../queries/signatures.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { LookStep } from './look-step.tsx';
import { OccasionStep } from './occasion-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { planOf, type RoundStart } from './round-form.ts';
import { cardsInWords } from './round-words.ts';
import { forgetRoundForm, useRoundForm } from './use-round-form.ts';
import { WhoStep } from './who-step.tsx';
import { WordsStep } from './words-step.tsx';
import './rounds.css';

const settleMs = 400;

/** The choices of a round: who, which occasion, look, words, signature and delivery, and what comes of it. */
export function NewRound({ start, userId }: { start: RoundStart; userId: number }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { form, change } = useRoundForm(start, userId);
  const people = useQuery(peopleQuery);
  const presets = useQuery(presetsQuery);
  const signatures = useQuery(signaturesQuery);
  const plan = useSettled(useDeferredValue(planOf(form)));
  const preview = useQuery({
    ...roundPreviewQuery(plan ?? { who: {}, occasionType: '-', options: { look: { kind: 'own' }, words: {} } }),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });
  const problems: Readonly<Record<string, string>> =
    plan !== null && preview.error instanceof ApiError ? preview.error.fields : {};
  const make = useMutation({
    mutationFn: () => {
      const body = planOf(form);
      if (!body) throw new Error('The button was pressed before the form was complete');
      return call('POST /api/rounds', { body });
    },
    onSuccess: async (round) => {
      forgetRoundForm();
      await replaceRound(queryClient, round);
      await navigate({ to: '/rounds/$id', params: { id: String(round.id) } });
    },
  });
  const count = preview.data?.recipients.length ?? 0;
  const isReady = plan !== null && !preview.error && preview.data?.problem === null;
  const label =
    isOccasionType(form.occasion) && form.occasion !== 'custom'
      ? occasionLabel(form.occasion)
      : form.customOccasion || t`this occasion`;
  return (
    <>
      <QueryError
        title="Part of this page could not be loaded"
        query={[people, presets, signatures]}
        className="mb-6"
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) make.mutate();
        }}
      >
        <WhoStep
          form={form}
          people={people.data ?? []}
          occasionLabel={label}
          problem={problems['who.groups']}
          change={change}
        />
        <OccasionStep form={form} problems={problems} change={change} />
        <LookStep form={form} presets={presets.data} problem={problems['options.look']} change={change} />
        <WordsStep form={form} problem={problems['options.words.text']} change={change} />
        <DeliveryStep
          form={form}
          signatures={signatures.data ?? []}
          problem={problems['options.signatureId']}
          change={change}
        />
        <PreviewStep
          plan={plan}
          preview={preview.data}
          failure={preview.error?.message ?? null}
          form={form}
          change={change}
        />
        {make.error && (
          <ErrorNote title="The cards could not be made" className="mb-4">
            {make.error.message} Your choices are kept.
          </ErrorNote>
        )}
        <Button
          type="submit"
          variant="wax"
          size="lg"
          className="max-md:w-full"
          aria-disabled={!isReady || undefined}
          busy={make.isPending}
          busyLabel="Starting..."
        >
          {isReady ? `Make ${cardsInWords(count)}` : 'Make the cards'}
        </Button>
        <p className="mt-3 text-sm text-ink-soft">They become drafts. You can leave this page while they are made.</p>
      </form>
    </>
  );
}

/** The value once it has not changed for a moment, compared by its content. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

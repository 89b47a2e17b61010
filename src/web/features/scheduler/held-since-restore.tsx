import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { SchedulerView } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import { ApiError, call } from '../../api.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { countsInWords, heldInWords, momentInWords, whyHeldInWords } from './process-words.ts';
import { schedulerQuery } from './scheduler.query.ts';

type Hold = NonNullable<SchedulerView['hold']>;

/** The cards held since a restore, with the button that releases them. */
export function HeldSinceRestore({ hold }: { hold: Hold }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/system/release-hold', { body: { heldUntil: hold.heldUntil } }),
    onSuccess: ({ message, counts }) => toast({ title: message, description: `${countsInWords(counts)}.` }),
    onError: (error) => {
      const said = error instanceof ApiError && error.code !== undefined ? error.message : '';
      toast({ title: t`Error`, description: said || t`They are still held.`, variant: 'destructive' });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries(schedulerQuery);
      await markCardsStale(queryClient);
    },
  });
  return (
    <Panel className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-ui text-base font-semibold">{heldInWords(hold.cards, momentInWords(hold.backupMadeAt))}</h2>
        <p className="mt-1 text-sm text-ink-soft">{whyHeldInWords(hold.cards, momentInWords(hold.heldUntil))}</p>
      </div>
      <Button
        variant="line"
        icon={<Send size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
        busy={isPending}
        busyLabel="Sending..."
        onClick={() => mutate()}
        className="max-md:w-full md:min-w-60"
      >
        {hold.cards === 0 ? 'Stop holding' : hold.cards === 1 ? 'Send it' : 'Send them'}
      </Button>
    </Panel>
  );
}

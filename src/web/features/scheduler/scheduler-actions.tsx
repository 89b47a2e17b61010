import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, MailPlus, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/translate.ts';
import { ApiError, call } from '../../api.ts';
import { mediumDay } from '../../calendar-words.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ToastMessage } from '../../ui/toast-list.tsx';
import { countsInWords } from './process-words.ts';
import { schedulerQuery } from './scheduler.query.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The three manual actions; each reports its result. */
export function SchedulerActions() {
  const navigate = useNavigate();
  return (
    <Panel className="grid grid-cols-1 divide-y divide-line py-0">
      <Action
        label="Generate Upcoming Cards"
        icon={<CalendarClock {...icon} />}
        what="Makes a draft for every important date within 14 days that has none yet."
        busyLabel="Generating..."
        failure="Failed to generate cards"
        act={async () => {
          const { message, counts } = await call('POST /api/system/generate-upcoming-cards');
          return { title: message, description: `${countsInWords(counts)}.` };
        }}
      />
      <Action
        label="Process Scheduled Cards"
        icon={<Send {...icon} className="rtl:-scale-x-100" />}
        what="Looks for due cards and for cards that were left behind, and wakes the workers."
        busyLabel="Processing..."
        failure="Failed to process scheduled cards"
        act={async () => {
          const { message, counts } = await call('POST /api/system/process-scheduled-cards');
          return { title: message, description: `${countsInWords(counts)}.` };
        }}
      />
      <Action
        label="Create Test Ready Card"
        icon={<MailPlus {...icon} />}
        what="Makes a card that goes to your own address tomorrow at 9 in the morning."
        busyLabel="Creating..."
        failure="Failed to create test card"
        act={async () => {
          const card = await call('POST /api/system/create-test-ready-card');
          const day = card.scheduledDate ? mediumDay(card.scheduledDate) : 'tomorrow';
          return {
            title: t`Test Card Created`,
            description: t`It goes to ${card.recipientEmail} on ${day}.`,
            action: {
              label: t`View`,
              onClick: () => void navigate({ to: '/cards/$id', params: { id: String(card.id) } }),
            },
          };
        }}
      />
    </Panel>
  );
}

type ActionProps = {
  label: string;
  icon: ReactNode;
  what: string;
  busyLabel: string;
  /** The message for an error without one. */
  failure: string;
  act: () => Promise<ToastMessage>;
};

function Action({ label, icon, what, busyLabel, failure, act }: ActionProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: toast,
    onError: (error) => {
      const said = error instanceof ApiError && error.code !== undefined ? error.message : '';
      toast({ title: t`Error`, description: said || failure, variant: 'destructive' });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries(schedulerQuery);
      await markCardsStale(queryClient);
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">{what}</p>
      <Button
        variant="line"
        icon={icon}
        busy={isPending}
        busyLabel={busyLabel}
        onClick={() => mutate()}
        className="max-md:w-full md:min-w-60"
      >
        {label}
      </Button>
    </div>
  );
}

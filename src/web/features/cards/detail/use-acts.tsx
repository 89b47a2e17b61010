import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { call } from '../../../api.ts';
import { offDays } from '../../../card-day/off-days.ts';
import type { BeginningAct } from '../../../card-list/card-fix.ts';
import { keepCard } from '../../../queries/cards.queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { optionsOf } from './card-options.ts';
import type { PreviewTab } from './card-preview.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { OffDayDialog } from './off-day-dialog.tsx';
import { toastTitles } from './toast-titles.ts';
import { useApprove } from './use-approve.ts';
import type { useCardActions } from './use-card-actions.ts';
import { useRecipientToday } from './use-recipient-today.ts';
import { useSendNow } from './use-send-now.ts';

const loadDayDialog = () => import('../../../card-day/day-dialog.tsx').then(({ DayDialog }) => DayDialog);
const loadContactDialog = () => import('../contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog);

/** The current question. After the answer `act` continues; if it is null, only an alternate is being chosen. */
type Asked = {
  question: ActQuestion | 'keepApproved' | 'address';
  act: CardAct | null;
  answered: readonly ActQuestion[];
  slot: AlternateSlot | null;
  version: number;
};

const frozenAs = { email: 'recipientEmail', phone: 'recipientPhone', address: 'recipientAddress' } as const;

/**
 * Approving, sending and choosing an alternate, with the questions before each, so that the user knows which version
 * goes to whom on which day (D48). The page must render `dialogs`.
 */
export function useActs(
  card: CardView,
  {
    tab,
    onTab,
    unsaved,
    setPrimary,
    onPromoted,
    onActGone,
  }: {
    tab: PreviewTab;
    onTab: (tab: PreviewTab) => void;
    /** The page has unsaved changes. */
    unsaved: boolean;
    setPrimary: ReturnType<typeof useCardActions>['setPrimary'];
    onPromoted: () => void;
    onActGone: () => void;
  },
) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const toast = useToast();
  const today = useRecipientToday(card);
  const approve = useApprove(card);
  const sendNow = useSendNow(card, { onStarted: onActGone });
  const [asked, setAsked] = useState<Asked | null>(null);
  const approved = card.deliveryStatus === 'approved_and_scheduled';
  const slot = tab !== 'primary' && optionsOf(card)[tab] ? tab : null;
  const close = () => setAsked(null);

  const goOn = (act: CardAct, answered: readonly ActQuestion[] = []) => {
    const looksAtAlternate = slot !== null && allows(card.deliveryStatus, 'edit');
    const isOffDay = offDays(card, today) !== 0;
    const isElsewhere = card.sendNowRecipient !== card.recipient;
    const question = nextQuestion(act, { unsaved, looksAtAlternate, isOffDay, isElsewhere }, answered);
    if (question) return setAsked({ question, act, answered, slot, version: card.version });
    close();
    onTab('primary');
    if (act === 'approve') approve.start(answered.includes('unsaved'));
    else sendNow.start();
  };
  const answer = ({ act, answered, question }: Asked) => {
    if (act && question !== 'keepApproved' && question !== 'address') goOn(act, [...answered, question]);
  };
  const promote = (asking: Asked, keepApproved: boolean) => {
    close();
    if (!asking.slot) return;
    setPrimary.mutate(
      { slot: asking.slot, version: asking.version, keepApproved },
      {
        onSuccess: () => {
          onTab('primary');
          onPromoted();
          answer(asking);
        },
      },
    );
  };
  /** If the card is sent right away, nothing asks whether it stays approved. */
  const choosePrimary = (asking: Asked) => {
    if (approved && !asking.act) setAsked({ ...asking, question: 'keepApproved' });
    else promote(asking, approved);
  };

  const detail = neededDetail(card);
  const readdress = useMutation({
    mutationFn: (address: string) =>
      call('PATCH /api/cards/:id', { params: { id: card.id }, body: { [frozenAs[detail]]: address } }),
    onSuccess: async (changed) => {
      await keepCard(queryClient, changed);
      goOn('sendNow');
    },
    onError: (error) => toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' }),
  });
  const fixAddress = () =>
    setAsked({ question: 'address', act: null, answered: [], slot: null, version: card.version });
  const onAddress = (address: string) => {
    if (approve.need?.kind === 'recipient') return approve.startOn(approve.need.day);
    if (sendNow.lacksRecipient) return sendNow.start();
    close();
    readdress.mutate(address);
  };
  const closeAddress = () => {
    approve.dismissNeed();
    sendNow.dismissNeed();
    close();
  };

  const asksDay = approve.need?.kind === 'day';
  const DayDialog = useLater(loadDayDialog, asksDay);
  const asksAddress = approve.need?.kind === 'recipient' || sendNow.lacksRecipient || asked?.question === 'address';
  const ContactDialog = useLater(loadContactDialog, asksAddress);

  const begin = useEffectEvent((act: BeginningAct) => {
    // Removes the request from the history, so that coming back or reloading does not ask again.
    void router.navigate({ to: '.', search: true, replace: true, state: ({ begins: _, ...state }) => state });
    if (act.kind === 'fixAddress') fixAddress();
    else if (act.kind === 'approve') approve.startWithoutRecipient(act.day);
    else goOn(act.kind);
  });
  const begun = useRef(false);
  useEffect(() => {
    const { begins } = router.state.location.state;
    if (begun.current || !begins) return;
    begun.current = true;
    begin(begins);
  }, [router]);

  return {
    approve: { start: () => goOn('approve'), isPending: approve.isPending },
    sendNow: { start: () => goOn('sendNow'), isPending: sendNow.isPending || readdress.isPending },
    fixAddress,
    /** Asks for confirmation, then makes an alternate the primary option. */
    choose: (chosen: AlternateSlot) =>
      setAsked({ question: 'primary', act: null, answered: [], slot: chosen, version: card.version }),
    sealing: approve.sealing,
    endMoment: approve.endMoment,
    dialogs: (
      <>
        <ConfirmDialog
          open={asked?.question === 'unsaved'}
          onOpenChange={close}
          title="Your changes are not saved"
          text="The card goes out as it was last saved. What you typed is not on it, and is not kept."
          cancelLabel="Back to my changes"
          confirmLabel={asked?.act === 'sendNow' ? 'Send as saved' : 'Approve as saved'}
          variant="ink"
          onConfirm={() => asked && answer(asked)}
        />
        <ConfirmDialog
          open={asked?.question === 'primary'}
          onOpenChange={close}
          title="Set as Primary Option?"
          text="It replaces the current primary option, which is not kept. This cannot be undone."
          confirmLabel="Continue"
          variant="ink"
          onConfirm={() => asked && choosePrimary(asked)}
        >
          {asked?.act && (
            <p className="text-sm">
              {asked.act === 'sendNow' ? 'Only the primary option is sent.' : 'Only the primary option is approved.'}
            </p>
          )}
        </ConfirmDialog>
        <KeepApprovedDialog
          open={asked?.question === 'keepApproved'}
          onClose={close}
          onChoose={(keepApproved) => asked && promote(asked, keepApproved)}
        />
        <OffDayDialog
          open={asked?.question === 'day'}
          card={card}
          today={today}
          onClose={close}
          onSend={() => asked && answer(asked)}
        />
        {DayDialog && (
          <DayDialog
            open={asksDay}
            card={card}
            message={approve.need?.kind === 'day' ? approve.need.message : undefined}
            onClose={approve.dismissNeed}
            onChoose={approve.startOn}
          />
        )}
        {ContactDialog && (
          <ContactDialog
            kind={detail}
            open={asksAddress}
            onOpenChange={closeAddress}
            person={card.person}
            refused={asked?.question === 'address' ? (card[frozenAs[detail]] ?? card.recipient) : null}
            onSaved={onAddress}
          />
        )}
      </>
    ),
  };
}

export type CardAct = 'approve' | 'sendNow';

/** The possible questions before an action, in order. */
const questions = ['unsaved', 'primary', 'day'] as const;
export type ActQuestion = (typeof questions)[number];

/**
 * The next question before an action, or null: about unsaved changes, about a visible alternate that would not be the
 * one sent, and about sending on another day or to another address than the card's (D48).
 */
export function nextQuestion(
  act: CardAct,
  facts: { unsaved: boolean; looksAtAlternate: boolean; isOffDay: boolean; isElsewhere: boolean },
  answered: readonly ActQuestion[],
): ActQuestion | null {
  const asks: Record<ActQuestion, boolean> = {
    unsaved: facts.unsaved,
    primary: facts.looksAtAlternate,
    day: act === 'sendNow' && (facts.isOffDay || facts.isElsewhere),
  };
  return questions.find((question) => asks[question] && !answered.includes(question)) ?? null;
}

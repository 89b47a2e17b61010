import { useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { DayDialog } from '../../../card-day/day-dialog.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Page } from '../../../shell/page.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SealingMoment } from '../../../ui/sealing-moment.tsx';
import { ContactDialog } from '../contact-dialog.tsx';
import { PrintButton } from '../print-button.tsx';
import { CardActions } from './card-actions.tsx';
import { CardBackLink } from './card-back-link.tsx';
import { CardDetails } from './card-details.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardPreview, type PreviewTab } from './card-preview.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { EditCardPanel } from './edit-card-panel.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { ShareCard } from './share-card.tsx';
import { useApprove } from './use-approve.ts';
import { useCardActions } from './use-card-actions.ts';
import { useSendNow } from './use-send-now.ts';

/** The page of a loaded card. */
export function CardDetail({ card }: { card: CardView }) {
  const preview = useRef<HTMLElement>(null);
  const aside = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<PreviewTab>('primary');
  const keepFocus = () => rescueFocus(aside.current);
  const actions = useCardActions(card, keepFocus);
  const approve = useApprove(card);
  const [asksRecipient, setAsksRecipient] = useState(false);
  const sendNow = useSendNow(card, { onStarted: keepFocus, onRecipientMissing: () => setAsksRecipient(true) });
  const [asksDelete, setAsksDelete] = useState(false);
  const [primary, setPrimary] = useState<{ slot: AlternateSlot; version: number; confirmed: boolean } | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  /** What waits for the word that it may go on without the changes that are not saved. */
  const [goesOn, setGoesOn] = useState<{ label: string; start: () => void } | null>(null);
  const guarded = <Act extends { start: (dropsChanges: boolean) => void }>(act: Act, label: string) => ({
    ...act,
    start: () => (unsaved ? setGoesOn({ label, start: () => act.start(true) }) : act.start(false)),
  });
  const { sealing, need } = approve;
  const approved = card.deliveryStatus === 'approved_and_scheduled';
  const promote = (keepApproved: boolean) => {
    setPrimary(null);
    if (!primary) return;
    actions.setPrimary.mutate(
      { slot: primary.slot, version: primary.version, keepApproved },
      {
        onSuccess: () => {
          setTab('primary');
          rescueFocus(preview.current);
        },
      },
    );
  };
  return (
    <Page>
      <CardBackLink card={card} />
      <PageHead
        title={
          <span className="break-words" dir="auto">
            {card.title}
          </span>
        }
        actions={
          <>
            <StatusBadge status={card.deliveryStatus} />
            {allows(card.deliveryStatus, 'remove') && <CardMenu onDelete={() => setAsksDelete(true)} />}
          </>
        }
      />
      <div className="card-page">
        <CardPreview
          ref={preview}
          card={card}
          tab={tab}
          onTab={setTab}
          onSetPrimary={(slot) => setPrimary({ slot, version: card.version, confirmed: false })}
          moment={
            sealing && (
              <SealingMoment
                imageUrl={card.imageUrl}
                senderName={card.senderName}
                date={sealing.date}
                width={300}
                onDone={approve.endMoment}
              />
            )
          }
        />
        <aside ref={aside} tabIndex={-1} aria-label="Actions and details" className="outline-none">
          <CardActions
            card={card}
            approve={guarded(approve, 'Approve as saved')}
            sendNow={guarded(sendNow, 'Send as saved')}
            actions={actions}
          />
          <PrintButton card={card} className="mb-2" />
          <ShareCard card={card} />
          <CardDetails card={card} restore={actions.restore} />
          <DeliveryLog entries={card.deliveryLog} />
        </aside>
        {allows(card.deliveryStatus, 'edit') && <EditCardPanel card={card} onUnsaved={setUnsaved} />}
      </div>
      <ConfirmDialog
        open={primary !== null && !primary.confirmed}
        onOpenChange={() => setPrimary(null)}
        title="Set as Primary Option?"
        text="It takes the place of the current primary option, which is not kept. This cannot be undone."
        confirmLabel="Continue"
        variant="ink"
        onConfirm={() => (approved && primary ? setPrimary({ ...primary, confirmed: true }) : promote(false))}
      />
      <KeepApprovedDialog open={primary?.confirmed ?? false} onClose={() => setPrimary(null)} onChoose={promote} />
      <ConfirmDialog
        open={goesOn !== null}
        onOpenChange={() => setGoesOn(null)}
        title="Your changes are not saved"
        text="The card goes out as it was last saved. What you typed is not on it, and is not kept."
        cancelLabel="Back to my changes"
        confirmLabel={goesOn?.label ?? ''}
        variant="ink"
        onConfirm={() => {
          goesOn?.start();
          setGoesOn(null);
        }}
      />
      <ConfirmDialog
        open={asksDelete}
        onOpenChange={setAsksDelete}
        title="Delete this card?"
        text={
          <>
            <bdi>{card.title}</bdi> for <bdi>{card.personName}</bdi> is deleted for good. This cannot be undone.
          </>
        }
        confirmLabel="Delete Card"
        busyLabel="Deleting..."
        busy={actions.remove.isPending}
        onConfirm={() => actions.remove.mutate(undefined, { onError: () => setAsksDelete(false) })}
      />
      <DayDialog
        open={need?.kind === 'day'}
        card={card}
        message={need?.kind === 'day' ? need.message : undefined}
        onClose={approve.dismissNeed}
        onChoose={approve.startOn}
      />
      <ContactDialog
        kind={neededDetail(card)}
        open={need?.kind === 'recipient' || asksRecipient}
        onOpenChange={() => {
          approve.dismissNeed();
          setAsksRecipient(false);
        }}
        person={card.person}
        onSaved={() => {
          approve.dismissNeed();
          setAsksRecipient(false);
        }}
      />
    </Page>
  );
}

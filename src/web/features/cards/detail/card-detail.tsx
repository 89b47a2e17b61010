import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { trashDays } from '../../../../contract/trash-limits.ts';
import { allows, unsentUnskipped } from '../../../../domain/card-lifecycle.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import { MailNote } from '../../../mail-note.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { SendingNote } from '../../../sending-note.tsx';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DeleteMenu } from '../../../ui/delete-menu.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SealingMoment } from '../../../ui/sealing-moment.tsx';
import { PrintButton } from '../print-button.tsx';
import { backTarget } from './back-target.ts';
import { CardActions } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { CardPreview, type PreviewTab } from './card-preview.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { EditCardPanel } from './edit-card-panel.tsx';
import { LaterPanels } from './later-panels.tsx';
import { ShareCard } from './share-card.tsx';
import { useActs } from './use-acts.tsx';
import { useCardActions } from './use-card-actions.ts';

/** The page of a loaded card. */
export function CardDetail({ card }: { card: CardView }) {
  const preview = useRef<HTMLElement>(null);
  const aside = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<PreviewTab>('primary');
  const keepFocus = () => rescueFocus(aside.current);
  const actions = useCardActions(card, keepFocus);
  const [asksDelete, setAsksDelete] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const acts = useActs(card, {
    tab,
    onTab: setTab,
    unsaved,
    setPrimary: actions.setPrimary,
    onPromoted: () => rescueFocus(preview.current),
    onActGone: keepFocus,
  });
  const { sealing } = acts;
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
            <StatusBadge status={card.deliveryStatus} keptInOutbox={card.keptInOutbox} givenBy={card.givenBy} />
            {allows(card.deliveryStatus, 'remove') && (
              <span data-needs="cards">
                <DeleteMenu label="Delete Card" onDelete={() => setAsksDelete(true)} />
              </span>
            )}
          </>
        }
      />
      <div className="card-page">
        <CardPreview
          ref={preview}
          card={card}
          tab={tab}
          onTab={setTab}
          onSetPrimary={acts.choose}
          moment={
            sealing && (
              <SealingMoment
                imageUrl={card.imageUrl}
                senderName={card.senderName}
                date={sealing.date}
                width={300}
                onDone={acts.endMoment}
              />
            )
          }
        />
        <aside ref={aside} tabIndex={-1} aria-label="Actions and details" className="outline-none">
          {unsentUnskipped.some((status) => status === card.deliveryStatus) && <SendingNote className="mb-4" />}
          {card.deliveryStatus === 'approved_and_scheduled' && neededDetail(card) === 'email' && (
            <MailNote className="mb-4" />
          )}
          <CardActions card={card} acts={acts} actions={actions} />
          <PrintButton card={card} className="mb-2" />
          <Link to="/paper" search={{ cards: String(card.id) }} className="link touch mb-2 block text-sm">
            Label, envelope and more on paper
          </Link>
          <ShareCard card={card} />
          <LaterPanels card={card} />
          <CardDetails card={card} restore={actions.restore} />
          <DeliveryLog entries={card.deliveryLog} />
        </aside>
        {allows(card.deliveryStatus, 'edit') && <EditCardPanel card={card} onUnsaved={setUnsaved} />}
      </div>
      {acts.dialogs}
      <ConfirmDialog
        open={asksDelete}
        onOpenChange={setAsksDelete}
        title="Delete this card?"
        text={
          <>
            <bdi>{card.title}</bdi> for <bdi>{card.personName}</bdi> goes to the trash and stays there for {trashDays}{' '}
            days.
          </>
        }
        confirmLabel="Delete Card"
        busyLabel="Deleting..."
        busy={actions.remove.isPending}
        onConfirm={() => actions.remove.mutate(undefined, { onError: () => setAsksDelete(false) })}
      />
    </Page>
  );
}

/** A link back to where the card was opened. */
function CardBackLink({ card }: { card: CardView }) {
  // The location when the page opened: while the next page loads, the router already has the new one.
  const { pathname, state } = useRef(useLocation()).current;
  const [referrer] = useState(() => document.referrer);
  const { href, label } = backTarget(
    { from: state.from, referrer, origin: location.origin, cardPath: pathname },
    card.person,
  );
  const { pathname: path, searchParams } = new URL(href, location.origin);
  return (
    <BackLink to={path} search={Object.fromEntries(searchParams)}>
      <bdi className="max-w-60 truncate">{label}</bdi>
    </BackLink>
  );
}

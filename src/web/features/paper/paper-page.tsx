import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaperRecipient } from '../../../contract/paper.ts';
import { type PaperSubject, paperQuery } from '../../queries/paper.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardTools } from './card-tools.tsx';
import { ChooseKind, type PaperKind } from './choose-kind.tsx';
import { EnvelopeTools } from './envelope-tools.tsx';
import { CheckListTools, ShopTools } from './file-tools.tsx';
import { LabelTools } from './label-tools.tsx';
import { PostedPanel } from './posted-panel.tsx';
import { WhoGetsIt } from './who-gets-it.tsx';
import './paper.css';

/** Everything on paper for a round, some cards, or some contacts: cards, labels, envelopes, the check list, and files for a shop. */
export function PaperPage({ subject }: { subject: PaperSubject }) {
  const isNothing = !subject.round && !subject.cards && !subject.people;
  const [drafts, setDrafts] = useState(subject.drafts === 'yes');
  const asked: PaperSubject = { ...subject, drafts: drafts ? 'yes' : undefined };
  const paper = useQuery({ ...paperQuery(asked), enabled: !isNothing, placeholderData: (known) => known });
  const { recipients = [], unapproved = 0, sender = [] } = paper.data ?? {};
  const hasDrafts = unapproved > 0 || (drafts && subject.round !== undefined);
  return (
    <Page>
      <BackLink to="/cards">Cards</BackLink>
      <PageHead title="On Paper" text="Cards, labels, envelopes and lists, ready for your printer." />
      <QueryError title="This could not be loaded" query={paper} className="mb-5" />
      {paper.isPending && !isNothing && !paper.isError && <Skeleton className="h-72" />}
      {hasDrafts && (
        <div className="panel mb-4">
          <Checkbox checked={drafts} onCheckedChange={setDrafts}>
            {unapproved > 0 ? `Print drafts too (${unapproved} left out)` : 'Print drafts too'}
          </Checkbox>
        </div>
      )}
      {(isNothing || paper.data) && recipients.length === 0 && <Nothing isRound={subject.round !== undefined} />}
      {recipients.length > 0 && <Tools subject={asked} recipients={recipients} sender={sender} />}
    </Page>
  );
}

function Nothing({ isRound }: { isRound: boolean }) {
  return (
    <EmptyState
      title="Nothing to print yet"
      text={
        isRound
          ? 'Nothing here is approved for print. Approve a card with printed delivery, and it appears here.'
          : 'Choose some cards or contacts first.'
      }
      action={
        <Link to="/cards" className={buttonClass('ink')}>
          Show my cards
        </Link>
      }
    />
  );
}

function Tools({
  subject,
  recipients,
  sender,
}: {
  subject: PaperSubject;
  recipients: readonly PaperRecipient[];
  sender: readonly string[];
}) {
  const cards = recipients.filter(({ card }) => card !== null).length;
  const [kind, setKind] = useState<PaperKind>(cards > 0 ? 'cards' : 'labels');
  const addresses = recipients.filter(({ missing }) => !missing.includes('street') || !missing.includes('city'));
  return (
    <div className="grid gap-4">
      <ChooseKind kind={kind} onChange={setKind} hasCards={cards > 0} />
      {kind === 'cards' && <CardTools subject={subject} count={cards} />}
      {kind === 'labels' && <LabelTools subject={subject} addresses={addresses} sender={sender} />}
      {kind === 'envelopes' && <EnvelopeTools subject={subject} addresses={addresses} sender={sender} />}
      {kind === 'list' && <CheckListTools subject={subject} count={recipients.length} />}
      {kind === 'shop' && <ShopTools subject={subject} count={cards} />}
      <PostedPanel recipients={recipients} />
      <WhoGetsIt recipients={recipients} />
    </div>
  );
}

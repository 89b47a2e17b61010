import { useEffect, useEffectEvent, useState } from 'react';
import type { PersonView } from '../../../../../contract/people.ts';
import { type ContactDetail, isReachedBy } from '../../../../../domain/contact-detail.ts';
import { useLater } from '../../../../ui/use-later.ts';

const loadDialog = () => import('../../contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog);

/** A detail that the contact lacks, and whether the card is to be made as soon as it is there. */
type Asked = { detail: ContactDetail; goesOn: boolean };

/** Asks for what a contact lacks; `onThere` runs when it was asked for on the way to the card. */
export function useMissingDetail(person: PersonView | null, onThere: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [awaited, setAwaited] = useState<ContactDetail | null>(null);
  const goOn = useEffectEvent(() => {
    setAwaited(null);
    onThere();
  });
  const isThere = awaited !== null && isReachedBy(awaited, person?.[awaited] ?? null);
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere]);
  const ContactDialog = useLater(loadDialog, asked);
  const dialog = ContactDialog && person && asked && (
    <ContactDialog
      open
      kind={asked.detail}
      onOpenChange={() => setAsked(null)}
      person={person}
      onSaved={() => {
        setAwaited(asked.goesOn ? asked.detail : null);
        setAsked(null);
      }}
    />
  );
  return { ask: (detail: ContactDetail, goesOn: boolean) => setAsked({ detail, goesOn }), dialog };
}

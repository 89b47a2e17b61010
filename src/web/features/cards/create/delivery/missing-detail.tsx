import { useEffect, useEffectEvent, useState } from 'react';
import type { PersonView } from '../../../../../contract/people.ts';
import { type ContactDetail, isReachedBy } from '../../../../../domain/contact-detail.ts';
import { useLater } from '../../../../ui/use-later.ts';

const loadDialog = () => import('../../contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog);

/** The missing detail, and whether to make the card once it is entered. */
type Asked = { detail: ContactDetail; goesOn: boolean };

/** Asks for a missing contact detail; `onThere` runs afterwards if the card was being submitted. */
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

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { DueContact } from '../../../../contract/keeping-in-touch.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { dueQuery } from '../../../in-touch/in-touch.queries.ts';
import { lastInTouchWords } from '../../../in-touch/last-in-touch.ts';
import { NoteForm } from '../../../in-touch/note-form.tsx';
import { useKeepInTouch } from '../../../in-touch/use-keep-in-touch.ts';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLaterPopup } from '../../../ui/use-later-popup.ts';
import type { Delay } from './later-menu.tsx';

const shownFirst = 3;

const loadMenu = () => import('./later-menu.tsx').then(({ LaterMenu }) => LaterMenu);

/** People with whom the user was not in touch for as long as they chose, the longest silence first; nothing without any. */
export function DueList() {
  const due = useQuery(dueQuery).data?.due ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const place = useRef<HTMLElement>(null);
  const heading = useId();
  const shown = showsAll ? due : due.slice(0, shownFirst);
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={heading} className="focus-visible:outline-none">
      {due.length > 0 && (
        <div className="panel mb-7">
          <h2 id={heading}>Not in touch for a while</h2>
          <ul className="mt-2 grid grid-cols-1 divide-y divide-line">
            {shown.map((contact) => (
              <DueRow key={contact.personId} contact={contact} onKept={() => rescueFocus(place.current)} />
            ))}
          </ul>
          {shown.length < due.length && (
            <Button
              variant="quiet"
              size="sm"
              className="-ms-3"
              onClick={() => {
                setShowsAll(true);
                rescueFocus(place.current);
              }}
            >
              Show {due.length - shown.length} more
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** `onKept` runs when the row, and the button that had the focus, may be gone. */
function DueRow({ contact, onKept }: { contact: DueContact; onKept: () => void }) {
  const { personId, name, lastInTouch } = contact;
  const params = { id: personId };
  const toast = useToast();
  const note = useKeepInTouch(
    personId,
    ({ day, words }: { day: string; words: string }) =>
      call('POST /api/people/:id/touches', { params, body: { day, note: words } }),
    () => {
      toast({ title: t`Noted that you were in touch with ${name}` });
      onKept();
    },
  );
  const later = useKeepInTouch(
    personId,
    (delay: Delay) => call('PATCH /api/people/:id/keeping-in-touch', { params, body: { later: delay } }),
    ({ nudgeAfter }) => {
      if (nudgeAfter) toast({ title: t`${name} is put off until ${mediumDay(nudgeAfter)}` });
      onKept();
    },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <Link
          to="/people/$id"
          params={{ id: String(personId) }}
          className="touch font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">{lastInTouchWords(lastInTouch)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend. */}
      <div className="flex flex-wrap items-center gap-2 has-[form]:w-full" role="group" aria-label={name}>
        <Link to="/cards/create" data-needs="cards" search={{ personId }} className={buttonClass('line', 'sm')}>
          Make a card
          <span className="sr-only"> for {name}</span>
        </Link>
        <NoteForm
          opens="I was in touch"
          words="What about?"
          hint="Only you see this."
          submit="Save"
          isOptional
          busy={note.isPending}
          className="order-last max-w-md basis-full"
          onSubmit={(typed, done) => note.mutate(typed, { onSuccess: done })}
        />
        <LaterButton busy={later.isPending} onLater={(delay) => later.mutate(delay)} />
      </div>
    </li>
  );
}

function LaterButton({ busy, onLater }: { busy: boolean; onLater: (delay: Delay) => void }) {
  const { Popup, isPressed, button } = useLaterPopup(loadMenu);
  const props = { variant: 'quiet', size: 'sm', busy, 'data-needs': 'contacts' } as const;
  return Popup ? (
    <Popup defaultOpen={isPressed} trigger={<Button {...props}>Later</Button>} onLater={onLater} />
  ) : (
    <Button {...props} {...button}>
      Later
    </Button>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftView, InTouchView } from '../../../../contract/keeping-in-touch.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { inTouchQuery } from '../../../in-touch/in-touch.queries.ts';
import { lastInTouchWords } from '../../../in-touch/last-in-touch.ts';
import { NoteForm } from '../../../in-touch/note-form.tsx';
import { useKeepInTouch } from '../../../in-touch/use-keep-in-touch.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useReceivedDialog } from '../received/use-received-dialog.tsx';

const monthOptions = [
  { value: 'groups', label: t`As set for their groups` },
  { value: '0', label: t`Never` },
  { value: '1', label: t`Every month` },
  { value: '2', label: t`Every 2 months` },
  { value: '3', label: t`Every 3 months` },
  { value: '6', label: t`Every 6 months` },
  { value: '12', label: t`Every year` },
];

/** When the user was last in touch with a contact, whether to be reminded, and gifts and cards from them. */
export function InTouchPanel({ person }: { person: PersonView }) {
  const view = useQuery(inTouchQuery(person.id)).data;
  if (!view) return null;
  return (
    <section className="panel grid gap-4 text-sm" aria-labelledby="in-touch">
      <h2 id="in-touch">Keeping in touch</h2>
      <InTouch person={person} view={view} />
      <Gifts person={person} gifts={view.gifts} />
      <Received person={person} view={view} />
    </section>
  );
}

function InTouch({ person, view }: { person: PersonView; view: InTouchView }) {
  const params = { id: person.id };
  const nudge = useKeepInTouch(person.id, (nudgeMonths: number | null) =>
    call('PATCH /api/people/:id/keeping-in-touch', { params, body: { nudgeMonths } }),
  );
  const note = useKeepInTouch(person.id, ({ day, words }: { day: string; words: string }) =>
    call('POST /api/people/:id/touches', { params, body: { day, note: words } }),
  );
  const chosen = view.nudgeMonths === null ? 'groups' : String(view.nudgeMonths);
  const isListed = monthOptions.some(({ value }) => value === chosen);
  const options = isListed
    ? monthOptions
    : [...monthOptions, { value: chosen, label: t`Every ${Number(chosen)} months` }];
  return (
    <div className="grid gap-2.5">
      <p className="text-ink-soft">{lastInTouchWords(view.lastInTouch)}</p>
      <div data-needs="contacts">
        <Select
          label="Remind me"
          value={chosen}
          onValueChange={(value) => nudge.mutate(value === 'groups' ? null : Number(value))}
          options={options}
          className="w-full text-sm"
        />
      </div>
      <NoteForm
        opens="I was in touch"
        words="What about?"
        hint="Only you see this."
        submit="Save"
        isOptional
        busy={note.isPending}
        onSubmit={(typed, done) => note.mutate(typed, { onSuccess: done })}
      />
    </div>
  );
}

function Gifts({ person, gifts }: { person: PersonView; gifts: GiftView[] }) {
  const add = useKeepInTouch(person.id, ({ day, words }: { day: string; words: string }) =>
    call('POST /api/people/:id/gifts', { params: { id: person.id }, body: { day, what: words } }),
  );
  return (
    <div className="grid gap-2.5 border-t border-line pt-4">
      <h3 className="font-ui text-sm font-semibold">Gifts from them</h3>
      {gifts.length > 0 && (
        <ul className="grid gap-3">
          {gifts.map((gift) => (
            <Gift key={gift.id} person={person} gift={gift} />
          ))}
        </ul>
      )}
      <NoteForm
        opens="Add a gift"
        words="What was it?"
        submit="Save"
        busy={add.isPending}
        onSubmit={(typed, done) => add.mutate(typed, { onSuccess: done })}
      />
    </div>
  );
}

/** Of a gift noted as "A bowl", which is "a bowl" within a sentence. */
const leadingArticle =
  /^(An?|The|Some|Your|Eine?n?|De[nr]|Die|Das|Une?|Una|Uno|El|Las?|Les?|Los|Il|Gli|Een|De|Het|Um|Uma)(?= )/;

function Gift({ person, gift }: { person: PersonView; gift: GiftView }) {
  const params = { id: person.id, itemId: gift.id };
  const navigate = useNavigate();
  const toast = useToast();
  const [words, setWords] = useState(
    t`Thank you for ${gift.what.replace(leadingArticle, (article) => article.toLowerCase())}.`,
  );
  const thanked = useKeepInTouch(person.id, (isThanked: boolean) =>
    call('PATCH /api/people/:id/gifts/:itemId', { params, body: { isThanked } }),
  );
  const remove = useKeepInTouch(person.id, () => call('DELETE /api/people/:id/gifts/:itemId', { params }));
  const draft = useMutation({
    mutationFn: () => call('POST /api/people/:id/gifts/:itemId/draft', { params, body: { words } }),
    onSuccess: ({ cardId }) => navigate({ to: '/cards/$id', params: { id: String(cardId) } }),
    onError: (error) =>
      toast({ title: t`The card could not be made`, description: error.message, variant: 'destructive' }),
  });
  return (
    <li className="grid gap-1.5">
      <span>
        <bdi className="font-medium wrap-anywhere">{gift.what}</bdi>
        <span className="block text-xs text-ink-faint">
          {mediumDay(gift.day)}
          {gift.isThanked && ' · thanked'}
        </span>
      </span>
      {!gift.isThanked && gift.cardId === null && (
        <input
          data-needs="cards"
          className="input text-sm"
          aria-label={`Words on the thank-you card for ${gift.what}`}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <span className="flex flex-wrap gap-1.5">
        {!gift.isThanked && gift.cardId === null && (
          <Button data-needs="cards" size="sm" variant="line" busy={draft.isPending} onClick={() => draft.mutate()}>
            Draft a thank-you card
          </Button>
        )}
        {gift.cardId !== null && (
          <Link to="/cards/$id" params={{ id: String(gift.cardId) }} className="link flex min-h-11 items-center">
            View card
          </Link>
        )}
        {!gift.isThanked && (
          <Button data-needs="contacts" size="sm" variant="quiet" onClick={() => thanked.mutate(true)}>
            Mark as thanked
          </Button>
        )}
        <Button
          data-needs="contacts"
          size="sm"
          variant="quiet"
          onClick={() => remove.mutate(undefined)}
          aria-label={`Remove ${gift.what}`}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

function Received({ person, view }: { person: PersonView; view: InTouchView }) {
  const [dialog, ask] = useReceivedDialog(person.id);
  return (
    <div className="grid gap-2.5 border-t border-line pt-4">
      <h3 className="font-ui text-sm font-semibold">Cards from them</h3>
      {view.received.length > 0 && (
        <ul className="grid gap-1">
          {view.received.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className="group flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg text-start focus-visible:outline-2 focus-visible:outline-focus"
                onClick={() => ask(card)}
              >
                {card.imageUrl && (
                  <img
                    src={card.imageUrl}
                    alt=""
                    loading="lazy"
                    className="size-11 flex-none rounded-paper border border-line object-cover"
                  />
                )}
                <span className="min-w-0 flex-1">
                  <bdi className="font-medium wrap-anywhere group-hover:underline">{card.title}</bdi>
                  <span className="block text-xs text-ink-faint">{mediumDay(card.day)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button data-needs="contacts" variant="line" size="sm" onClick={() => ask()}>
        Add a card
      </Button>
      {dialog}
    </div>
  );
}

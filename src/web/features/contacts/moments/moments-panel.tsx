import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookHeart, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { momentLimits } from '../../../../contract/limits.ts';
import type { MomentsView, MomentView } from '../../../../contract/moments.ts';
import type { KnownPersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { LongList } from '../../../card-list/long-list.tsx';
import { momentsQuery } from '../../../queries/moments.queries.ts';
import { personQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useToday } from '../../../use-today.ts';

const rowsAtFirst = 5;

/** What happened with a contact, day by day. Only the user sees it, until a moment is taken as a memory for a card. */
export function MomentsPanel({ person }: { person: KnownPersonView }) {
  const moments = useQuery(momentsQuery(person.id));
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const add = useChangeMoments(person.id, (body: { day: string; text: string }) =>
    call('POST /api/people/:id/moments', { params: { id: person.id }, body }),
  );
  return (
    <section aria-labelledby="moments" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="moments">Moments</h2>
        <p className="mt-1 text-sm text-ink-soft">
          What they told you, what you did together. Only you see it; no card is written from it.
        </p>
      </div>
      <MomentForm
        key={moments.data?.length}
        moment={{ day: today, text: '' }}
        submit="Add"
        busy={add.isPending}
        inputRef={input}
        onSubmit={(typed) => add.mutate(typed, { onSuccess: () => rescueFocus(input.current) })}
      />
      <QueryError title="Your moments could not be loaded" query={moments} />
      {moments.data && moments.data.length > 0 && (
        <div>
          <LongList items={moments.data} shownAtFirst={rowsAtFirst} showAll={(count) => t`Show all ${count} moments`}>
            {(shown) => (
              <ol className="grid grid-cols-1 divide-y divide-line">
                {shown.map((moment) => (
                  <Moment key={moment.id} personId={person.id} moment={moment} onGone={() => input.current?.focus()} />
                ))}
              </ol>
            )}
          </LongList>
        </div>
      )}
    </section>
  );
}

function Moment({ personId, moment, onGone }: { personId: number; moment: MomentView; onGone: () => void }) {
  const { id, day, text, isMemory } = moment;
  const params = { id: personId, momentId: id };
  const toast = useToast();
  const [isEdited, setEdited] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const change = useChangeMoments(personId, (body: { day: string; text: string }) =>
    call('PATCH /api/people/:id/moments/:momentId', { params, body }),
  );
  const setMemory = useChangeMoments(personId, () =>
    call('PUT /api/people/:id/moments/:momentId/memory', { params, body: { isMemory: !isMemory } }),
  );
  const restore = useChangeMoments(personId, () =>
    call('POST /api/people/:id/moments', { params: { id: personId }, body: { day, text } }),
  );
  const remove = useChangeMoments(personId, () => call('DELETE /api/people/:id/moments/:momentId', { params }));
  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onGone();
        toast({
          title: t`The moment was removed`,
          action: { label: t`Undo`, onClick: () => restore.mutate(undefined) },
        });
      },
    });
  const close = () => {
    setEdited(false);
    requestAnimationFrame(() => rescueFocus(pencil.current));
  };
  if (isEdited) {
    return (
      <li className="py-3">
        <MomentForm
          moment={moment}
          submit="Save"
          busy={change.isPending}
          onSubmit={(typed) => change.mutate(typed, { onSuccess: close })}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-1 py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-faint">
          {mediumDay(day)}
          {isMemory && ' · a memory for their cards'}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
      </div>
      <IconButton
        data-needs="contacts"
        label={isMemory ? 'Remove it from the memories' : 'Use it as a memory on a card'}
        aria-pressed={isMemory}
        className={classNames(isMemory && 'text-wax-text')}
        onClick={() => !setMemory.isPending && setMemory.mutate(undefined)}
      >
        <BookHeart size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton ref={pencil} data-needs="contacts" label="Edit the moment" onClick={() => setEdited(true)}>
        <Pencil size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton data-needs="contacts" label="Remove the moment" className="-me-2.5" onClick={onRemove}>
        <X size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </li>
  );
}

/** A sentence and its day, in one line where there is room. */
function MomentForm({
  moment,
  submit,
  busy,
  inputRef,
  onSubmit,
  onCancel,
}: {
  moment: { day: string; text: string };
  submit: string;
  busy: boolean;
  inputRef?: React.Ref<HTMLInputElement>;
  onSubmit: (typed: { day: string; text: string }) => void;
  /** Only for a moment that is edited. */
  onCancel?: () => void;
}) {
  const today = useToday();
  const [typed, setTyped] = useState({ day: moment.day, text: moment.text });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form data-needs="contacts" className="flex flex-wrap gap-2" onSubmit={keep} onKeyDown={onKeyDown}>
      <TextInput
        ref={inputRef}
        dir="auto"
        autoComplete="off"
        required
        autoFocus={Boolean(onCancel)}
        maxLength={momentLimits.text}
        aria-label="What happened?"
        placeholder="Told me about Lisbon"
        className="min-w-0 flex-1 basis-60"
        value={typed.text}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
      <DateInput
        required
        max={today}
        aria-label="Day"
        className="w-auto! flex-none"
        value={typed.day}
        onValueChange={(day) => setTyped({ ...typed, day })}
      />
      <Button type="submit" variant="line" busy={busy}>
        {submit}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}

/** Sends a change of a contact's moments, and shows its answer; the memories among them are part of the contact. */
function useChangeMoments<Input>(personId: number, send: (input: Input) => Promise<MomentsView>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ moments }) => {
      queryClient.setQueryData(momentsQuery(personId).queryKey, moments);
      void queryClient.invalidateQueries({ queryKey: personQuery(personId).queryKey });
    },
    onError: (error) => toast({ title: t`It was not saved`, description: error.message, variant: 'destructive' }),
  });
}

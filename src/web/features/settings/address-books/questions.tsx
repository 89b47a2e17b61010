import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type {
  AddressBookAccountView,
  AddressBookQuestion,
  QuestionAnswer,
  SyncedField,
} from '../../../../contract/address-books.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { addressBookQuestionsQuery, markAddressBooksStale } from '../../../queries/address-books.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

const labels: Record<SyncedField, string> = {
  name: t`Name`,
  nickname: t`Nickname`,
  greetingName: t`Greeting name`,
  email: t`Email`,
  phone: t`Phone`,
  address: t`Address`,
  notes: t`Notes`,
  timeZone: t`Time zone`,
  language: t`Language`,
  birthday: t`Birthday`,
  anniversary: t`Anniversary`,
  photo: t`Photo`,
};

/** Values that both sides changed, side by side, and contacts who vanished from the book. */
export function Questions({ account }: { account: AddressBookAccountView }) {
  const { conflicts, vanished } = account.questions;
  const isAsked = conflicts + vanished > 0;
  const questions = useQuery({ ...addressBookQuestionsQuery(account.id, account.lastSyncAt), enabled: isAsked });
  const answer = useAnswer(account.id);
  if (!isAsked) return null;
  return (
    <div className="grid gap-3">
      <QueryError title="The open questions could not be loaded" query={questions} />
      <ul className="grid gap-3" aria-label="To decide">
        {questions.data?.questions.map((question) => (
          <li key={question.entryId} className="rounded-[12px] bg-well px-4 py-3.5">
            <h3 id={idOf(question)} className="font-ui text-base font-semibold wrap-anywhere">
              <Link
                to="/people/$id"
                params={{ id: String(question.personId) }}
                className="link -my-2.5 inline-block py-2.5"
              >
                <bdi>{question.name}</bdi>
              </Link>
            </h3>
            {question.isVanished ? (
              <Vanished question={question} busy={answer.isPending} onAnswer={answer.mutate} />
            ) : (
              question.fields.map(({ field, ours, theirs }) => (
                <div key={field} className="mt-2.5">
                  <p id={`${idOf(question)}-${field}`} className="text-sm text-ink-soft">
                    {labels[field]}, changed on both sides
                  </p>
                  <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
                    {(['ours', 'theirs'] as const).map((side) => (
                      <div key={side} className="grid content-between gap-2 rounded-[10px] bg-sheet p-3">
                        <div>
                          <p className="text-xs text-ink-soft">
                            {side === 'ours' ? 'In Fondly' : 'In the address book'}
                          </p>
                          <Value field={field} value={side === 'ours' ? ours : theirs} name={question.name} />
                        </div>
                        <Button
                          size="sm"
                          variant="line"
                          className="justify-self-start"
                          disabled={answer.isPending}
                          id={`${idOf(question)}-${field}-${side}`}
                          aria-labelledby={`${idOf(question)}-${field}-${side} ${idOf(question)}-${field} ${idOf(question)}`}
                          onClick={() =>
                            answer.mutate([{ kind: 'field', entryId: question.entryId, field, take: side }])
                          }
                        >
                          {side === 'ours' ? 'Keep this' : 'Take this'}
                        </Button>
                      </div>
                    ))}
                  </div>
                </div>
              ))
            )}
          </li>
        ))}
      </ul>
      {questions.data?.hasMore && <p className="text-sm text-ink-soft">More will follow once these are decided.</p>}
    </div>
  );
}

/** Buttons of several questions say the same, so each is named by its words, its field and the contact. */
function idOf({ entryId }: AddressBookQuestion): string {
  return `asked-${entryId}`;
}

function Vanished({
  question,
  busy,
  onAnswer,
}: {
  question: AddressBookQuestion;
  busy: boolean;
  onAnswer: (answers: QuestionAnswer[]) => void;
}) {
  const { entryId, cards } = question;
  const id = idOf(question);
  const give = (take: 'keep' | 'remove') => onAnswer([{ kind: 'vanished', entryId, take }]);
  return (
    <>
      <p className="text-sm text-ink-soft">
        No longer in the address book.
        {cards > 0 && ' '}
        {cards > 0 &&
          (cards === 1
            ? '1 card would go to the trash with the contact.'
            : `${cards} cards would go to the trash with the contact.`)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="line"
          disabled={busy}
          id={`${id}-keep`}
          aria-labelledby={`${id}-keep ${id}`}
          onClick={() => give('keep')}
        >
          Keep the contact
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}`}
          onClick={() => give('remove')}
        >
          Move to the trash
        </Button>
      </div>
    </>
  );
}

function Value({ field, value, name }: { field: SyncedField; value: string | null; name: string }) {
  if (value === null) return <p className="text-sm text-ink-soft italic">none</p>;
  if (field === 'photo')
    return (
      <img
        src={value}
        alt={`Portrait of ${name}`}
        width={72}
        height={72}
        className="mt-1 size-18 rounded-full object-cover"
      />
    );
  const words = field === 'birthday' || field === 'anniversary' ? ordinalDay(value) : value;
  return (
    <p className="text-sm whitespace-pre-line wrap-anywhere">
      <bdi>{words}</bdi>
    </p>
  );
}

function useAnswer(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (answers: QuestionAnswer[]) =>
      call('POST /api/address-books/:id/questions', { params: { id }, body: { answers } }),
    onError: (error) => toast({ title: t`It was not saved`, description: error.message, variant: 'destructive' }),
    onSettled: () => markAddressBooksStale(queryClient),
  });
}

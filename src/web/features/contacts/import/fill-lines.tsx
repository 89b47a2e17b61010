import { Equal, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EntryAction, FillField, FillLine, ImportEntryView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import type { Language } from '../../../../contract/vocabulary.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { languageName } from '../language-name.ts';
import { useAddressLines } from '../use-address-lines.ts';

const labels: Record<Exclude<FillField, 'date'>, string> = {
  name: t`Name`,
  nickname: t`Nickname`,
  greetingName: t`Greeting name`,
  relationship: t`Relationship`,
  email: t`Email`,
  phone: t`Phone`,
  address: t`Address`,
  photo: t`Photo`,
  group: t`Group`,
  relation: t`Related`,
  ownField: t`Your own field`,
  notes: t`Notes`,
  timeZone: t`Time zone`,
  language: t`Card language`,
};

/** What an entry fills in on its contact by field, and what stays unchanged; with `choosing` the user decides. */
export function FillLines({
  entry: { state, duplicate, fill },
  choosing,
}: {
  entry: ImportEntryView;
  choosing: { action: EntryAction; onAction: (action: EntryAction) => void } | undefined;
}) {
  const wordsOf = useWords();
  if (!fill || fill.gains.length + fill.stays.length === 0) return null;
  const asks = choosing && fill.gains.length > 0 && (state === 'new' || state === 'already-there');
  // A likely duplicate that adds nothing has nothing to show.
  if (!asks && state === 'new') return null;
  const gains = asks || state === 'filled' ? fill.gains : [];
  return (
    <div>
      {asks && (
        <Checkbox
          checked={choosing.action === 'fill'}
          onCheckedChange={(chosen) => choosing.onAction(chosen ? 'fill' : 'leave')}
        >
          <span className="wrap-anywhere">
            Fill in what <bdi>{duplicate?.name}</bdi> is missing
          </span>
        </Checkbox>
      )}
      <ul className={classNames('grid grid-cols-1 gap-1 text-xs', asks && 'ps-7.5')}>
        {gains.map((line) => (
          <Line key={`gain ${keyOf(line)}`} icon={<Plus size={14} strokeWidth={1.6} aria-hidden />}>
            {labelOf(line)}
            {line.field !== 'photo' && ': '}
            <bdi>{wordsOf(line, line.inFile)}</bdi>
            {line.stands !== null && (
              <>
                {' '}
                (until now <bdi>{wordsOf(line, line.stands)}</bdi>)
              </>
            )}
          </Line>
        ))}
        {fill.stays.map((line) => (
          <Line key={`stay ${keyOf(line)}`} icon={<Equal size={14} strokeWidth={1.6} aria-hidden />} quiet>
            <StayWords line={line} />
          </Line>
        ))}
      </ul>
    </div>
  );
}

function StayWords({ line }: { line: FillLine }) {
  const wordsOf = useWords();
  const inFile = <bdi>{wordsOf(line, line.inFile)}</bdi>;
  if (line.field === 'photo') return <>The photo stays as it is</>;
  if (line.stands === null) {
    return (
      <>
        {labelOf(line)}: {inFile} is left out, another entry of this file fills it in
      </>
    );
  }
  return (
    <>
      {labelOf(line)}: still <bdi>{wordsOf(line, line.stands)}</bdi>, not {inFile}
    </>
  );
}

function Line({ icon, quiet, children }: { icon: ReactNode; quiet?: boolean; children: ReactNode }) {
  return (
    <li className={quiet ? 'flex gap-2 text-ink-faint' : 'flex gap-2 text-ink-soft'}>
      <span className="mt-0.5">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function keyOf({ field, occasionType, inFile }: FillLine): string {
  return `${field} ${occasionType} ${inFile}`;
}

function labelOf({ field, occasionType }: FillLine): string {
  return field === 'date' ? occasionLabel(occasionType ?? '') : labels[field];
}

function useWords(): (line: FillLine, text: string) => string {
  const linesOf = useAddressLines();
  return ({ field }, text) => {
    if (field === 'date') return mediumDay(text);
    if (field === 'language') return languageName(text as Language);
    if (field === 'relationship') return relationshipLabel(text);
    return (field === 'address' ? linesOf(text) : text.split('\n')).join(', ');
  };
}

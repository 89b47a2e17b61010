import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { DuplicateGroup } from '../../../../contract/duplicates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { GroupForm } from './group-form.tsx';

/** One group of the list; when open it shows its contacts side by side. */
export function GroupItem({
  group,
  people,
  dates,
  isOpen,
  onOpen,
  onSettled,
  openRef,
}: {
  group: DuplicateGroup;
  people: PersonView[];
  dates: ImportantDateView[];
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onSettled: () => void;
  openRef: Ref<HTMLButtonElement> | undefined;
}) {
  const bodyId = useId();
  return (
    <li className="panel py-0 [contain-intrinsic-size:auto_76px] [content-visibility:auto] md:py-0">
      <h2 className="font-ui text-sm leading-5 tracking-normal font-normal">
        <button
          ref={openRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 py-4 text-start"
        >
          <span className="min-w-0">
            <span className="block font-semibold break-words">
              {people.map(({ id, name }, at) => (
                <span key={id}>
                  {at > 0 && ' · '}
                  <bdi>{name}</bdi>
                </span>
              ))}
            </span>
            <span className="block text-ink-soft">{group.why.join('. ')}</span>
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            className={isOpen ? 'flex-none rotate-180' : 'flex-none'}
            aria-hidden
          />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className="pb-5">
          <GroupForm group={group} people={people} dates={dates} onSettled={onSettled} />
        </div>
      )}
    </li>
  );
}

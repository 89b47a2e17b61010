import { Check } from 'lucide-react';
import type { PersonView } from '../../../../contract/people.ts';

/** Covers the card of a contact while contacts are chosen; a click with Shift, or Shift and Space, chooses a range. */
export function PickBox({
  person,
  checked,
  onToggle,
}: {
  person: PersonView;
  checked: boolean;
  onToggle: (range: boolean) => void;
}) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Select ${person.name}`}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="peer absolute inset-0 z-2 size-full cursor-pointer appearance-none rounded-panel checked:outline-2 checked:-outline-offset-2 checked:outline-wax focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute end-3 top-3 z-2 grid size-6 place-items-center rounded-full border border-line bg-sheet text-transparent peer-checked:border-wax peer-checked:bg-wax peer-checked:text-on-wax"
      >
        <Check size={15} strokeWidth={2.4} />
      </span>
    </>
  );
}

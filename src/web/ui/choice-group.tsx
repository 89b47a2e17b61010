import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { OfChosen, Radio, RadioGroup } from './radio-group.tsx';

/** A radio group of tiles; arrow keys change the choice. Inside `<Field group>` the field labels it. */
export const ChoiceGroup = RadioGroup;

type TileProps = { value: string; disabled?: boolean; className?: string; children: ReactNode };

function ChosenDisc({ value }: { value: string }) {
  return (
    <OfChosen value={value}>
      <span className="choice-disc">
        <Check size={14} strokeWidth={2.6} aria-hidden />
      </span>
    </OfChosen>
  );
}

/** A tile for a category or delivery method. The chosen one has a 2 px ring and a check mark. */
export function ChoiceTile({ value, disabled, className, children }: TileProps) {
  return (
    <Radio value={value} disabled={disabled} className={classNames('choice', className)}>
      <ChosenDisc value={value} />
      {children}
    </Radio>
  );
}

/** A tile with a picture and text below; if chosen, its CardArt has the ring. */
export function PresetTile({ value, disabled, className, children }: TileProps) {
  return (
    <Radio value={value} disabled={disabled} className={classNames('preset', className)}>
      <ChosenDisc value={value} />
      {children}
    </Radio>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '../../contract/translate.ts';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { OptionContent } from './option.tsx';
import type { SelectProps } from './select.tsx';

type Closed = Pick<SelectProps<string>, 'value' | 'options' | 'placeholder'>;

/** The button of a Select or Combobox until its list is opened for the first time. */
export function ListButton({
  disabled,
  label,
  className,
  button,
  ...closed
}: Closed & Pick<SelectProps<string>, 'disabled' | 'label' | 'className'> & { button: ComponentProps<'button'> }) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      disabled={disabled}
      {...button}
      {...useListButton(label, className)}
    >
      <ChosenOption {...closed} />
    </button>
  );
}

/** The attributes of the button of a list, the closed field. */
export function useListButton(label: string | undefined, className: string | undefined) {
  const control = useFieldControl();
  return {
    ...control,
    'aria-labelledby': control.id && `${control['aria-labelledby']} ${control.id}`,
    'aria-label': label,
    className: classNames('input input-trigger', className),
  };
}

/** What the button shows: the chosen option. */
export function ChosenOption({ value, options, placeholder = t`Choose` }: Closed) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      {chosen ? <OptionContent option={chosen} /> : <span data-placeholder="">{placeholder}</span>}
      <ChevronDown size={18} strokeWidth={1.6} className="text-ink-faint" aria-hidden />
    </>
  );
}

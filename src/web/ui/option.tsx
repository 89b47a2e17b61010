import type { ReactNode } from 'react';

/** An option of a Select or Combobox. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second, less prominent line. */
  hint?: string;
  /** The heading in a Combobox above this option and its neighbours with the same. */
  group?: string;
  /** Further search words, not shown. */
  keywords?: readonly string[];
  /** An avatar or postmark at the start. */
  media?: ReactNode;
  disabled?: boolean;
};

/** The content of an option, in the list and in the closed field. */
export function OptionContent({ option }: { option: Option }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {option.media}
      <span className="grid min-w-0">
        <span className={option.hint ? 'truncate font-semibold' : 'truncate'}>{option.label}</span>
        {option.hint && <span className="truncate text-xs text-ink-faint option-hint">{option.hint}</span>}
      </span>
    </span>
  );
}

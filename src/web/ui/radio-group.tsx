import { type ComponentProps, createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { chooseByArrows } from './choose-by-arrows.ts';
import { useFieldControl } from './field.tsx';

type Group = { value: string | null; choose: (value: string) => void };

const GroupContext = createContext<Group>({ value: null, choose: () => undefined });

/**
 * Radio buttons that look as they wish. Plain elements instead of Base UI, whose radio groups and tabs are 20 kB of
 * scripts on each page that shows them.
 */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  label,
  ...rest
}: {
  value: Value | null;
  onValueChange: (value: Value) => void;
  label?: string;
  className?: string;
  style?: ComponentProps<'div'>['style'];
  children: ReactNode;
}) {
  const control = useFieldControl();
  const group = useRef<HTMLDivElement>(null);
  // The chosen one is the only stop of the Tab key; without one the first, which only the page knows.
  useLayoutEffect(() => {
    const radios = [...(group.current?.querySelectorAll<HTMLButtonElement>('[role="radio"]') ?? [])];
    const stop = radios.find((radio) => radio.ariaChecked === 'true') ?? radios.find((radio) => !radio.disabled);
    for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
  });
  return (
    <GroupContext value={{ value, choose: (next) => next !== value && onValueChange(next as Value) }}>
      <div {...control} {...rest} ref={group} role="radiogroup" aria-label={label} onKeyDown={chooseByArrows} />
    </GroupContext>
  );
}

/** One of a RadioGroup, also told by `data-checked`. */
export function Radio({ value, ...rest }: { value: string } & Omit<ComponentProps<'button'>, 'value'>) {
  const group = useContext(GroupContext);
  const isChosen = group.value === value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has pictures and several lines, which an input cannot contain
    <button
      {...rest}
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-checked={isChosen || undefined}
      onClick={() => group.choose(value)}
    />
  );
}

/** Shows its content only in the chosen one of a group. */
export function OfChosen({ value, children }: { value: string; children: ReactNode }) {
  return useContext(GroupContext).value === value && children;
}

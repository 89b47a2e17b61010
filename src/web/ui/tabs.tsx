import { createContext, type ReactNode, useContext, useId } from 'react';
import { chooseByArrows } from './choose-by-arrows.ts';
import { classNames } from './class-names.ts';

type Chosen = { id: string; value: string; choose: (value: string) => void };

const TabsContext = createContext<Chosen>({ id: '', value: '', choose: () => undefined });

/** The root of tabs. Contains a TabList and TabPanels. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  className,
  children,
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, choose: (next) => next !== value && onValueChange(next as Value) }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

/** The row of tabs. */
export function TabList<Value extends string>({
  tabs,
  label,
  full = false,
}: {
  tabs: ReadonlyArray<{ value: Value; label: ReactNode }>;
  label: string;
  full?: boolean;
}) {
  const { id, value, choose } = useContext(TabsContext);
  return (
    <div role="tablist" aria-label={label} onKeyDown={chooseByArrows} className={classNames('seg', full && 'seg-full')}>
      {tabs.map((tab) => {
        const isChosen = tab.value === value;
        return (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={isChosen ? `${id}-panel` : undefined}
            tabIndex={isChosen ? 0 : -1}
            data-checked={isChosen || undefined}
            onClick={() => choose(tab.value)}
            className="seg-item"
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** The content of the selected tab. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const chosen = useContext(TabsContext);
  if (chosen.value !== value) return null;
  return (
    <div
      id={`${chosen.id}-panel`}
      role="tabpanel"
      aria-labelledby={`${chosen.id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key goes from a tab to its content
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}

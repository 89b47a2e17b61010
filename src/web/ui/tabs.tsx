import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

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
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
      {children}
    </BaseTabs.Root>
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
  return (
    <BaseTabs.List aria-label={label} activateOnFocus className={classNames('seg', full && 'seg-full')}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.value} value={tab.value} className="seg-item">
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  );
}

/** The content of the selected tab. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} className={className}>
      {children}
    </BaseTabs.Panel>
  );
}

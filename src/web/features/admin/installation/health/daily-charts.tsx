import { useState } from 'react';
import { inMoney } from '../../../../../contract/amounts.ts';
import type { DailyFigures } from '../../../../../contract/status.ts';
import { inSense, readerLocale, t } from '../../../../../contract/translate.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { type Column, Table } from '../../admin-table.tsx';
import { chartWords, dayWords } from './chart-words.ts';
import { DayChart } from './day-chart.tsx';

/** Small charts of the last thirty days, and their figures as a table. */
export function DailyCharts({
  days,
  currency,
  isWhole,
}: {
  days: readonly DailyFigures[];
  currency: string;
  isWhole: boolean;
}) {
  const [open, setOpen] = useState(false);
  const money = (amount: number) => inMoney(amount, currency);
  const columns: Column<DailyFigures & { id: string }>[] = [
    { label: t`Day`, cell: ({ day }) => dayWords(day) },
    { label: inSense('number of cards')`Made`, cell: ({ made }) => made.toLocaleString(readerLocale) },
    { label: inSense('number of cards')`Sent`, cell: ({ sent }) => sent.toLocaleString(readerLocale) },
    { label: t`Failed`, cell: ({ failed }) => failed.toLocaleString(readerLocale) },
    { label: t`AI cost`, cell: ({ aiCost }) => money(aiCost) },
  ];
  return (
    <Panel className="grid gap-5">
      <div className="admin-charts">
        <DayChart {...chartWords(t`Cards made`, days, ({ made }) => made)} />
        <DayChart {...chartWords(t`Cards sent`, days, ({ sent }) => sent)} kind="sent" />
        <DayChart {...chartWords(t`Cards failed`, days, ({ failed }) => failed)} kind="failed" />
        <DayChart {...chartWords(t`AI cost`, days, ({ aiCost }) => aiCost, money)} />
      </div>
      {!isWhole && (
        <p className="text-sm text-ink-soft">
          There were more cards than are counted here, so the first days show too few.
        </p>
      )}
      <Disclosure label="Figures by day" open={open} onOpenChange={setOpen}>
        {open && (
          <Table
            label="Figures by day"
            columns={columns}
            rows={days.map((each) => ({ ...each, id: each.day })).reverse()}
          />
        )}
      </Disclosure>
    </Panel>
  );
}

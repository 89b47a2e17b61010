import { useState } from 'react';
import { type CsvField, csvFields } from '../../../../contract/csv-fields.ts';
import type { DateOrder, ImportView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { fieldLabels } from './field-labels.ts';
import { useRemap } from './use-remap.ts';

type Csv = NonNullable<ImportView['csv']>;
type Wanted = CsvField | 'leave-out';

const options: { value: Wanted; label: string }[] = [
  { value: 'leave-out', label: t`Leave out` },
  ...csvFields.map((field) => ({ value: field, label: fieldLabels[field] })),
];

/** Assigns a field to each CSV column and reads the rows again. */
export function ColumnPanel({ importId, csv, onDone }: { importId: number; csv: Csv; onDone: () => void }) {
  const [mapping, setMapping] = useState(() => csv.columns.map(({ field }) => field));
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  // Offered only for an assumed order: a certain one leaves no choice, and an unknown one is asked for beside Add.
  const assumedOrder = csv.columns.find((column) => !column.isDateOrderSure)?.dateOrder;
  const remap = useRemap(importId, onDone);
  const shown = csv.columns.map((column, at) => ({ ...column, at })).filter(({ samples }) => samples.length > 0);
  const left = csv.columns.length - shown.length;
  return (
    <Panel className="mb-6">
      <h2>Columns of the file</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {csv.needsMapping
          ? 'The headers do not say who each row is about. Choose what each column contains. At least the names are needed.'
          : 'Correct what was read wrongly, say what the left-out columns are, then read the file again.'}
        {left > 0 && ' '}
        {left > 0 && (left === 1 ? 'One empty column is not shown.' : `${left} empty columns are not shown.`)}
      </p>
      <ul className="mt-4 grid gap-x-6 md:grid-cols-2">
        {shown.map(({ at, header, samples }) => (
          <li key={at} className="min-w-0 py-2">
            <p className="truncate text-sm font-semibold">
              <bdi>{header}</bdi>
            </p>
            <p className="mb-1.5 truncate text-xs text-ink-faint">
              <bdi>{samples.join(' · ')}</bdi>
            </p>
            <Select<Wanted>
              label={`${header}: what it is`}
              value={mapping[at] ?? 'leave-out'}
              onValueChange={(next) => setMapping(mapping.with(at, next === 'leave-out' ? null : next))}
              options={options}
            />
          </li>
        ))}
      </ul>
      {assumedOrder && (
        <div className="mt-4">
          <p className="mb-1.5 text-sm font-semibold">A date such as 03/04/1990 is read with</p>
          <Segmented<DateOrder>
            label="Order of day and month"
            value={dateOrder ?? assumedOrder}
            onValueChange={setDateOrder}
            options={[
              { value: 'month-first', label: t`Month first` },
              { value: 'day-first', label: t`Day first` },
            ]}
          />
        </div>
      )}
      {remap.isError && (
        <div className="mt-4">
          <ErrorNote title="The file could not be read again">{remap.error.message}</ErrorNote>
        </div>
      )}
      <div className="mt-5">
        <Button busy={remap.isPending} busyLabel="Reading..." onClick={() => remap.mutate({ mapping, dateOrder })}>
          Read the file again
        </Button>
      </div>
    </Panel>
  );
}

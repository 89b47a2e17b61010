import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** A column: its label, which on a phone precedes each value, and the cell for a row. */
export type Column<Row> = { label: string; kind?: 'short' | 'acts'; cell: (row: Row) => ReactNode };

type TableProps<Row> = { label: string; columns: ReadonlyArray<Column<Row>>; rows: readonly Row[] };

/** A table in its own panel. */
export function AdminTable<Row extends { id: number | string }>(props: TableProps<Row>) {
  return (
    <Panel className="admin-table-frame">
      <Table {...props} />
    </Panel>
  );
}

/** A table of the admin area; on a phone each row is a block. The first column names the row. */
export function Table<Row extends { id: number | string }>({ label, columns, rows }: TableProps<Row>) {
  const look = ({ kind }: Column<Row>) => kind && `admin-${kind}`;
  return (
    <table className="admin-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={look(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.label} data-label={column.label} className={look(column)}>
                <div className="text-pretty">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The placeholder of a table while it loads. */
export function TableSkeleton() {
  return (
    <SkeletonGroup label="Loading...">
      <Panel className="grid gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </Panel>
    </SkeletonGroup>
  );
}

/** The name of a row with an optional note below. */
export function RowName({ name, note }: { name: string; note?: string | null }) {
  return (
    <>
      <p className="admin-name">
        <bdi>{name}</bdi>
      </p>
      {note && (
        <p className="admin-note">
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}

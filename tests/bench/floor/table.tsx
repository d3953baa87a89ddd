/** The floor of tables: windowed by hand in plain React. */
import './table.css';
import { memo, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { TableShape } from '../page/adapter.ts';
import { serveTable } from '../page/serve-table.ts';

const rowHeight = 36;
const overscan = 5;

type RowValue = TableShape['rows'][number];

const Row = memo(function Row({ row, at, columns }: { row: RowValue; at: number; columns: TableShape['columns'] }) {
  return (
    <div className="row" style={{ top: at * rowHeight }}>
      {columns.map(({ key }) => (
        <div key={key}>{row[key]}</div>
      ))}
    </div>
  );
});

function Table({ columns, rows, height }: TableShape): ReactElement {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, first - overscan);
  const shown = rows.slice(from, first + Math.ceil(height / rowHeight) + overscan);
  return (
    <div
      className="viewport"
      style={{ height }}
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight))}
    >
      <div className="head">
        {columns.map(({ key, title }) => (
          <div key={key}>{title}</div>
        ))}
      </div>
      <div className="body" style={{ height: rows.length * rowHeight }}>
        {shown.map((row, index) => (
          <Row key={row['id']} row={row} at={from + index} columns={columns} />
        ))}
      </div>
    </div>
  );
}

serveTable({
  row: '.row',
  viewport: '.viewport',
  prepare: (shape) => ({ show: (container) => createRoot(container).render(<Table {...shape} />) }),
});

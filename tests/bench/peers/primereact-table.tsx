/** PrimeReact's DataTable with its virtual scroller. */
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { createRoot } from 'react-dom/client';
import { serveTable } from '../page/serve-table.ts';

/** Px, as its theme makes them. */
const rowHeight = 36;

serveTable({
  row: '.p-datatable-tbody tr',
  viewport: '.p-virtualscroller',
  prepare: ({ columns, rows, height }) => {
    const value = [...rows];
    return {
      show: (container) =>
        createRoot(container).render(
          <DataTable
            value={value}
            dataKey="id"
            size="small"
            scrollable
            scrollHeight={`${height}px`}
            virtualScrollerOptions={{ itemSize: rowHeight }}
          >
            {columns.map(({ key, title }) => (
              <Column key={key} field={key} header={title} style={{ height: rowHeight }} />
            ))}
          </DataTable>,
        ),
    };
  },
});

/** amis' table, which renders all of its rows. It needs React 18. */
import 'amis/lib/themes/cxd.css';
import { render } from 'amis';
import { createRoot } from 'react-dom/client';
import { serveTable } from '../page/serve-table.ts';

serveTable({
  row: '.cxd-Table-content tbody tr',
  viewport: '.cxd-Table-content',
  prepare: ({ columns, rows, height }) => {
    const schema = {
      type: 'page' as const,
      body: {
        type: 'table' as const,
        source: '$rows',
        autoFillHeight: { height },
        columns: columns.map(({ key, title }) => ({ name: key, label: title })),
      },
    };
    return {
      show: (container) =>
        createRoot(container).render(render(schema, { data: { rows }, locale: 'en-US' }, { theme: 'cxd' })),
    };
  },
});

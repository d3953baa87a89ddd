/** Pagewright's Table in a page that calls for its rows. */
import type { DocumentSource } from '#engine/document';
import type { TableShape } from '../page/adapter.ts';
import { serveTable } from '../page/serve-table.ts';
import { readyPage } from './page.tsx';

const said = (text: string): { t: Record<string, string> } => ({ t: { 'en-US': text } });

const pageOf = ({ columns, height }: TableShape): DocumentSource => ({
  kind: 'page',
  version: 1,
  id: 'bench.table',
  route: '/table',
  roles: 'public',
  title: said('Table'),
  data: { list: { call: 'listRows' } },
  body: {
    id: 'table',
    widget: 'Table',
    props: { label: said('Rows'), rows: { $: 'data.list' }, complete: true, height },
    slots: {
      columns: columns.map(({ key, title }) => ({
        id: key,
        widget: 'Column',
        props: { header: said(title), value: { $: `row.${key}` } },
      })),
    },
  },
});

/** The contract that the page is checked against: one list. */
const openapiOf = ({ columns }: TableShape) => ({
  openapi: '3.1.0',
  paths: {
    '/rows': {
      get: {
        operationId: 'listRows',
        'x-roles': 'public',
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { data: { type: 'array', items: itemOf(columns) } } },
              },
            },
          },
        },
      },
    },
  },
});

const itemOf = (columns: TableShape['columns']) => ({
  type: 'object',
  properties: Object.fromEntries(columns.map(({ key }) => [key, {}])),
});

serveTable({
  row: '[role="rowgroup"] [role="row"]',
  viewport: '[role="grid"]',
  prepare: (shape) =>
    readyPage(pageOf(shape), {
      openapi: openapiOf(shape),
      host: {
        operations: { listRows: { reads: ['row'], writes: [], safe: true } },
        // All contenders have their rows at hand when they are mounted; a page has them as an answer that came with it.
        preloaded: [{ call: 'listRows', args: {}, data: shape.rows }],
      },
    }),
});

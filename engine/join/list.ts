import { own } from '#schemas';
import type { List } from '../document/generated/documents.ts';
import { buttonNode, type ButtonParts, type ButtonPosition } from './block-buttons.ts';
import { blockTexts } from './block-texts.ts';
import { type CallFacts, sortsOf } from './call-facts.ts';
import { isNode } from './is-node.ts';
import { columnNode } from './list-columns.ts';
import { filterFields, filterNode } from './list-filters.ts';
import { listHead } from './list-head.ts';
import { openAction } from './opened.ts';

type Made = Record<string, unknown>;

/** A list as a page, or as a fragment where it has no address: state, data and nodes. */
export function expandList(list: List, parts: Omit<ButtonParts, 'texts'>): Made {
  const { route, id, title, layout, roles, planned, params, load, unsaved, dialogs, drawers } = list;
  const texts = blockTexts(list.texts);
  const outer = { route, roles, planned, layout, params, load, unsaved, dialogs, drawers };
  return parts.origins.made(
    {
      kind: route === undefined ? 'fragment' : 'page',
      id,
      ...Object.fromEntries(Object.entries(outer).filter(([, value]) => value !== undefined)),
      ...((route !== undefined || title !== undefined) && { title: texts.text(title, 'title') }),
      ...listScope(list, parts),
      body: {
        id: list.root ?? 'page',
        widget: 'Stack',
        props: { gap: 'lg', width: 'full' },
        slots: {
          default: [
            listHead(list, { ...parts, texts }),
            ...(list.before ?? []),
            listTable(list, 'table', parts),
            ...(list.after ?? []),
          ],
        },
      },
    },
    list,
  );
}

/** What a list needs of the page, dialog or drawer around it: state, data and actions. */
export function listScope(list: List, parts: Omit<ButtonParts, 'texts'>): Made {
  const facts = parts.facts(list.call);
  const filters = filterFields(list, facts);
  return {
    state: {
      ...(canSearch(list, facts) && { search: { type: 'string', default: '' } }),
      ...(canSort(facts) && { sort: { type: 'string' } }),
      page: { type: 'integer', default: 1 },
      size: { type: 'integer', default: 20 },
      cursor: { type: 'string' },
      ...filters.state,
      ...(list.selection && { selection: selected }),
      ...list.state,
    },
    data: {
      [dataName(list)]: {
        call: list.call,
        ...(list.only !== undefined && { when: list.only }),
        with: { ...listArguments(list, facts), ...filters.given, ...list.with },
      },
      ...list.data,
    },
    ...((list.filters || list.before || list.actions) && {
      actions: { ...((list.filters || list.before) && { first: toFirstPage }), ...list.actions },
    }),
  };
}

const selected = { type: 'array', default: [], schema: { type: 'array', items: { type: 'string' } } };
const toFirstPage = [
  { do: 'setState', path: 'state.page', value: 1 },
  { do: 'setState', path: 'state.cursor' },
];

/** The name of the rows among the data: that of `first-page.positions` is `firstPage`. */
export const dataName = ({ as, id }: List): string =>
  as ?? (id.split('.')[0] ?? id).replaceAll(/-+([A-Za-z0-9])/g, (_, next: string) => next.toUpperCase());

const canSort = (facts: CallFacts | undefined): boolean => own(facts?.parameters, 'sort') !== undefined;

const canSearch = (list: List, facts: CallFacts | undefined): boolean =>
  list.search !== false && own(facts?.parameters, 'search') !== undefined;

/** Page, search and order, as far as the call takes them. */
function listArguments(list: List, facts: CallFacts | undefined): Made {
  const usual = facts && sortsOf(facts).usual;
  const known: Made = {
    page: { $: 'state.page' },
    size: { $: 'state.size' },
    cursor: { $: 'state.cursor' },
    ...(canSearch(list, facts) && {
      search: { $: "size(trim(coalesce(state.search, ''))) > 0 ? trim(state.search) : null" },
    }),
    total: 'capped',
    sort: { $: usual === undefined ? 'state.sort' : `coalesce(state.sort, '${usual}')` },
  };
  return Object.fromEntries(Object.entries(known).filter(([name]) => own(facts?.parameters, name) !== undefined));
}

/** The table of a list, under the id of its node. */
export function listTable(list: List, id: string, around: Omit<ButtonParts, 'texts'>): Made {
  const texts = blockTexts(list.texts);
  const parts = { ...around, texts };
  const facts = parts.facts(list.call);
  const name = dataName(list);
  const { selection, opens } = list;
  const keep = list.keep ?? name;
  const hasSearch = canSearch(list, facts);
  const named = list.named ?? firstField(list);
  const ofRow: ButtonPosition = {
    props: { size: 'sm', variant: 'ghost' },
    row: 'row',
    values: { name: { $: `row.${named}` } },
    given: { id: { $: 'row.id' }, ids: { $: '[row.id]' } },
  };
  const ofSelection: ButtonPosition = {
    props: { size: 'sm' },
    values: { count: { $: 'size(state.selection)' } },
    given: { ids: { $: 'state.selection' } },
    after: [{ do: 'setState', path: 'state.selection', value: [] }],
  };
  const buttons = (entries: NonNullable<List['rowActions']>, position: ButtonPosition): object[] =>
    entries.map((button) => buttonNode(button, position, parts));
  const bound = [
    'page',
    'size',
    'cursor',
    ...(hasSearch ? ['search'] : []),
    ...(canSort(facts) ? ['sort'] : []),
    ...(selection ? ['selection'] : []),
  ];
  return {
    id,
    widget: 'Table',
    props: withoutNulls({
      label: texts.text(list.title, 'title'),
      rows: { $: `data.${name}.items` },
      total: { $: `data.${name}.total` },
      nextCursor: { $: `data.${name}.next_cursor` },
      loading: { $: `loading.${name}` },
      error: { $: `failed.${name}.message` },
      pageSizes: [20, 50, 100],
      ...(hasSearch && { searchLabel: texts.text('.search', 'search') }),
      emptyText: texts.text('.none', 'none'),
      cards: true,
      height: 640,
      ...(keep !== false && { keep }),
      ...(selection && { selection: 'multiple' }),
      ...list.table,
    }),
    binds: Object.fromEntries(bound.map((field) => [field, `state.${field}`])),
    on: {
      retry: [{ do: 'refresh', data: name }],
      ...(opens && { rowClick: [pressed(openAction(opens, parts.opened, 'row'))] }),
      ...list.on,
    },
    slots: {
      columns: list.columns.map((column) => columnNode(column, { ...parts, facts })),
      ...(list.filters && { toolbar: list.filters.map((filter) => filterNode(filter, { ...parts, facts })) }),
      ...(selection && { chosen: buttons(selection, ofSelection) }),
      ...(list.rowActions && { rowActions: buttons(list.rowActions, ofRow) }),
    },
  };
}

/** The same action where the row comes with the event. */
function pressed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === '$' && typeof inner === 'string' ? inner.replace(/(?<![\w.])row\b(?=\.)/g, 'event.row') : inner,
  );
}

/** What `table` sets to null is left to the widget. */
const withoutNulls = (props: Made): Made =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null));

function firstField({ columns: [first] }: List): string {
  if (!first || isNode(first)) return 'id';
  return first.field ?? first.id;
}

import type { Schemas } from '#openapi';
import { json } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { compiledForm } from './compiled-form.ts';
import type { TableDesign } from './table-design.ts';
import type { LogicalRow } from './table-rows.ts';

/** How a view lists and shows its records, where it differs from its table (TABLE-24, TABLE-28). */
export interface ViewDisplay {
  list?: Schemas['TableListView'];
  detail?: Schemas['FormReadView'];
}

/** The view's own columns, order, search and detail. */
export function displayOfView({
  list_config,
  detail_config,
}: Pick<LogicalRow, 'list_config' | 'detail_config'>): ViewDisplay {
  // Safe: only what the contract describes is ever written there.
  return {
    ...(list_config !== null && { list: list_config as Schemas['TableListView'] }),
    ...(detail_config !== null && { detail: detail_config as Schemas['FormReadView'] }),
  };
}

/** A table's design as one of its views shows it. */
export function designOfView(design: TableDesign, view: LogicalRow): TableDesign {
  return { ...design, config: { ...design.config, ...displayOfView(view) } };
}

/** The columns in which a view keeps them. */
export const displayColumns = ({ list_config, detail_config }: Pick<LogicalRow, 'list_config' | 'detail_config'>) => ({
  list_config: list_config === null ? null : json<unknown>(list_config),
  detail_config: detail_config === null ? null : json<unknown>(detail_config),
});

/** What the log records of a view. */
export const viewFacts = ({
  logical_table_name,
  names,
  filter_conditions,
  list_config,
  detail_config,
}: LogicalRow) => ({
  logical_table_name,
  names,
  filter_conditions,
  list: list_config,
  detail: detail_config,
});

/** What the server knows of each record is no field of the form, and may be listed. */
const ofServer: ReadonlySet<string> = new Set(['record_id', 'created_at', 'created_by', 'updated_at']);

/** Every field that a display names, with where it does. */
function namedFields({ list, detail }: ViewDisplay): [pointer: string, field: string][] {
  const entries = (part: 'columns' | 'search') =>
    (list?.[part] ?? []).map(({ field }, at): [string, string] => [`/list/${part}/${at}/field`, field]);
  return [
    ...entries('columns'),
    ...(list?.sort ?? []).map((name, at): [string, string] => [`/list/sort/${at}`, name.replace(/^-/, '')]),
    ...entries('search'),
    ...(detail?.fields ?? []).map((field, at): [string, string] => [`/detail/fields/${at}`, field]),
  ];
}

/** Throws `invalid_request` at each field of a view's list and detail that its table does not have; of a path, the relation. */
export function requireSoundDisplay(config: Schemas['FormConfig'], display: ViewDisplay): void {
  const { fields } = compiledForm(config, 'en-US').form;
  const issues = namedFields(display)
    .filter(([, field]) => !fields.has(field.split('.')[0] ?? '') && !ofServer.has(field))
    .map(
      ([pointer, field]): RequestIssue => ({
        pointer,
        message: { 'en-US': `The table has no field "${field}".`, 'zh-CN': `该表没有字段“${field}”。` },
      }),
    );
  if (issues.length > 0) throw new Invalid({ issues });
}

interface SentDisplay {
  list?: Schemas['LogicalTableList'] | undefined;
  detail?: Schemas['LogicalTableDetail'] | undefined;
}

/** What of a view's display is sent: null takes it away, and what is absent stays. */
export function sentDisplay(
  { list, detail }: SentDisplay,
  stored?: LogicalRow,
): Pick<LogicalRow, 'list_config' | 'detail_config'> {
  return {
    list_config: list === undefined ? (stored?.list_config ?? null) : list,
    detail_config: detail === undefined ? (stored?.detail_config ?? null) : detail,
  };
}

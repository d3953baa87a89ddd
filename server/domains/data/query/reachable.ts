import { type RawBuilder, sql } from 'kysely';
import type { Storage } from '../store/storage.ts';
import { columnOf } from '../store/expressions.ts';
import { endName } from '../store/identifiers.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';

/** A column that conditions and orders can name. */
export interface ReachableField {
  id: string;
  storage: Storage;
  /** The design's field; absent for what the server knows of each record. */
  field?: DesignField;
  column: RawBuilder<unknown>;
  /** Of a range: where it ends. */
  end?: RawBuilder<unknown>;
  /** Whether its values are ids or codes, which are compared whole. */
  isCode: boolean;
  /** Whether they are ids of records, whose index holds them as they are. */
  isKey?: boolean;
  /** Whom its ids mean, where they can be placed among departments. */
  holds?: 'people' | 'departments';
}

const own: Readonly<Record<string, { column: string; storage: Storage }>> = {
  record_id: { column: 'id', storage: 'text' },
  created_at: { column: 'created_at', storage: 'moment' },
  created_by: { column: 'created_by', storage: 'text' },
  updated_at: { column: 'updated_at', storage: 'moment' },
};

const holding: Readonly<Record<string, ReachableField['holds']>> = { user: 'people', department: 'departments' };

const codes: ReadonlySet<string> = new Set(['select', 'user', 'department', 'relation', 'signature', 'colour']);

/** The name of what the server knows of each record, for a field of that kind or a path that names it directly. */
function systemName(path: string, field: DesignField | undefined): string {
  return field?.kind.type === 'system' ? field.kind.source : path;
}

/**
 * The column that a path means to a caller; undefined for an unknown field, one that the caller may not see, and one whose
 * values are computed: the three are not told apart.
 */
export function reachableField(design: TableDesign, visible: VisibleFields, path: string): ReachableField | undefined {
  const field = design.fields.get(path);
  if (field && visible !== 'all' && !visible.has(path)) return undefined;
  const name = systemName(path, field);
  const system = Object.hasOwn(own, name) && (!field || field.kind.type === 'system') ? own[name] : undefined;
  if (system) {
    return {
      id: path,
      storage: system.storage,
      column: sql.ref(`r.${system.column}`),
      isCode: system.storage === 'text',
      isKey: name === 'record_id',
      ...(system.column === 'created_by' && { holds: 'people' as const }),
    };
  }
  if (!field?.column) return undefined;
  const { columnId, storage } = field.column;
  const holds = holding[field.kind.type];
  return {
    id: path,
    storage,
    field,
    column: columnOf(columnId),
    end: sql.ref(`r.${endName(columnId)}`),
    isCode: codes.has(field.kind.type),
    isKey: field.kind.type === 'relation',
    ...(holds && { holds }),
  };
}

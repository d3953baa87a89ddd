import { asStored, isFilled, known, type Kind, type KindName, type Store, twiceOf } from './plain-kinds.ts';

/** A field of the design: of a sub-table with the fields of its rows. */
export interface PlainField {
  id: string;
  /** Undefined of a sub-table. */
  kind: KindName | undefined;
  inside: PlainField[];
  isRequired?: boolean;
  isUnique?: boolean;
  isIndexed?: boolean;
  isHidden?: boolean;
}

export const storeOf = ({ kind }: PlainField): Store => (kind === undefined ? 'rows' : known(kind).store);

/** Where the values of a field are: by the id of a record, or of a row. */
interface PlainColumn {
  path: string;
  store: Store;
  isCurrent: boolean;
  values: Map<string, unknown>;
}

export interface PlainRow {
  row_id: string;
  data: Record<string, unknown>;
}

/** A table as its users know it: a design, records, and what fields held that are no longer there. */
export class PlainTable {
  fields: PlainField[] = [];
  readonly live = new Set<string>();
  readonly trash = new Set<string>();
  readonly columns: PlainColumn[] = [];

  column(path: string): PlainColumn | undefined {
    return this.columns.find((one) => one.isCurrent && one.path === path);
  }

  /** Every field with its path, those in rows among them. */
  paths(fields = this.fields): [path: string, field: PlainField][] {
    return fields.flatMap((field): [string, PlainField][] => [
      [field.id, field],
      ...field.inside.map((one): [string, PlainField] => [`${field.id}.${one.id}`, one]),
    ]);
  }

  /** The paths of a new design whose values are stored otherwise than those there are. */
  changed(fields: PlainField[]): string[] {
    const all = this.paths(fields);
    return all.flatMap(([path, field]) => {
      const column = this.column(path);
      const [table, inner] = path.split('.');
      // Rows of a sub-table that is itself new are new.
      if (inner !== undefined && this.column(table ?? '')?.store !== 'rows') return [];
      return column && column.store !== storeOf(field) ? [path] : [];
    });
  }

  /** Whether somebody has to agree to a change of this field's kind. */
  needsConsent(path: string): boolean {
    const column = this.column(path);
    if (!column) return false;
    return column.store === 'rows' || [...column.values.values()].some(isFilled);
  }

  /** The first unique field in which two records would be equal. */
  equal(fields: PlainField[]): string | undefined {
    return fields.find((field) => {
      if (!field.isUnique) return false;
      const { from, values } = this.valuesIn(field);
      const keys = [...this.live].flatMap((id) => keyOf(asIs(values.get(id), from, storeOf(field))) ?? []);
      return new Set(keys).size < keys.length;
    })?.id;
  }

  private valuesIn(field: PlainField) {
    const column = this.column(field.id);
    return { from: column?.store ?? storeOf(field), values: column?.values ?? new Map<string, unknown>() };
  }

  /** Takes over a design that was saved. */
  apply(fields: PlainField[]): void {
    for (const path of this.changed(fields)) {
      const column = this.column(path);
      const field = this.paths(fields).find(([one]) => one === path)?.[1];
      if (!column || !field) continue;
      column.isCurrent = false;
      if (column.store === 'rows')
        for (const one of this.columns) if (one.path.startsWith(`${path}.`)) one.isCurrent = false;
      const values = [...column.values].map(([id, value]) => [id, asIs(value, column.store, storeOf(field))] as const);
      this.columns.push({ path, store: storeOf(field), isCurrent: true, values: new Map(values) });
    }
    for (const [path, field] of this.paths(fields)) {
      if (!this.column(path)) this.columns.push({ path, store: storeOf(field), isCurrent: true, values: new Map() });
    }
    this.fields = fields;
  }

  /** Whether a record with these values would be refused, and by which field. */
  taken(id: string | undefined, values: Readonly<Record<string, unknown>>): boolean {
    return this.fields.some((field) => {
      if (!field.isUnique) return false;
      const key = keyOf(values[field.id] ?? null);
      const others = [...this.live].filter((one) => one !== id).map((one) => this.column(field.id)?.values.get(one));
      return key !== undefined && others.some((other) => keyOf(other ?? null) === key);
    });
  }

  write(id: string, values: Readonly<Record<string, unknown>>, rows: Readonly<Record<string, PlainRow[]>>): void {
    this.live.add(id);
    for (const [field, value] of Object.entries(values)) this.column(field)?.values.set(id, value);
    for (const [field, list] of Object.entries(rows)) {
      this.column(field)?.values.set(
        id,
        list.map(({ row_id }) => row_id),
      );
      for (const { row_id, data } of list)
        for (const [name, value] of Object.entries(data)) this.column(`${field}.${name}`)?.values.set(row_id, value);
    }
  }

  /** What a reader of the record should see. */
  read(id: string): Record<string, unknown> {
    return Object.fromEntries(
      this.fields.map((field) => {
        const value = this.column(field.id)?.values.get(id) ?? null;
        if (field.kind === 'twice') return [field.id, twiceOf(this.column('f1')?.values.get(id))];
        if (field.kind !== undefined) return [field.id, orOff(storeOf(field), value)];
        const rows = ((value ?? []) as string[]).map((row) => ({
          kind: 'row',
          row_id: row,
          data: Object.fromEntries(
            field.inside.map((one) => [
              one.id,
              orOff(storeOf(one), this.column(`${field.id}.${one.id}`)?.values.get(row) ?? null),
            ]),
          ),
        }));
        return [field.id, rows];
      }),
    );
  }
}

/** What is on or off reads as off where nothing is stored. */
const orOff = (store: Store, value: unknown): unknown => (store === 'boolean' ? (value ?? false) : value);

const asIs = (value: unknown, from: Store, to: Store): unknown => (from === to ? value : asStored(value, from, to));

/** By what two values are the same one; undefined for none. */
function keyOf(value: unknown): string | undefined {
  if (!isFilled(value)) return undefined;
  return typeof value === 'string'
    ? value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : JSON.stringify(value);
}

/** The field as the contract has it. */
export function kindOf({ kind, inside }: PlainField, node: (field: PlainField) => object): Kind {
  if (kind !== undefined) return known(kind).kind;
  // Safe: the nodes are those of the contract.
  return { type: 'subTable', fields: inside.map(node) } as Kind;
}

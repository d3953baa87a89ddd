import { type Asked, contextOf, isReached, rightsOf } from '../ask.ts';
import { holds } from '../plain-filter.ts';
import type { PlainField, PlainRecord } from '../plain-field.ts';
import type { RandomQuestion, RandomRights } from '../random-question.ts';
import type { World } from '../world.ts';
import type { LinkedTables, PlainRelation, TableName } from './linked-tables.ts';

/** Three linked tables, who may do what in each of their menus, and who asks. */
export interface LinkedCase {
  tables: LinkedTables;
  rights: Record<TableName, RandomRights>;
  /** The same of the other menus of each table, in their order. */
  beside: Record<TableName, readonly RandomRights[]>;
  question: RandomQuestion;
}

const everything: RandomRights['viewFilter'] = { logicalOperator: 'any', children: [] };

type Value = string | number | boolean | null;

/** Whether a relation of a record leads to another one. */
export const pointsAt = ({ values }: PlainRecord, relation: string, { id }: PlainRecord): boolean =>
  [values[relation] ?? []].flat().includes(id);

/** What of linked records someone sees, by the records in memory: a record that they do not reach is as if it were not there. */
export class PlainLinks {
  private readonly world: World;
  private readonly one: LinkedCase;
  private readonly isGranted: boolean;

  constructor(world: World, one: LinkedCase) {
    this.world = world;
    this.one = one;
    this.isGranted = one.question.person.access === 'granted';
  }

  /** A table as relations lead there: by all menus together, each of them in the records of its view. */
  askedOf(name: TableName): Asked {
    const { rights, beside } = this.one;
    const grants = [rights[name], ...beside[name]].flatMap(({ viewFilter: within, grants: own }) =>
      own.map((grant) => ({ ...grant, within })),
    );
    return this.asked(name, { viewFilter: everything, grants });
  }

  /** A table by its own menu. */
  inMenu(name: TableName): Asked {
    return this.asked(name, this.one.rights[name]);
  }

  /** A table by its view, which the first two menus open. */
  inView(name: TableName): Asked {
    const { rights, beside } = this.one;
    const { viewFilter, grants } = rights[name];
    return this.asked(name, { viewFilter, grants: [...grants, ...(beside[name][0]?.grants ?? [])] });
  }

  /** A table by each of its menus. */
  inMenus(name: TableName): Asked[] {
    const { rights, beside } = this.one;
    return [rights[name], ...beside[name]].map((one) => this.asked(name, one));
  }

  private asked(name: TableName, rights: RandomRights): Asked {
    const { tables, question } = this.one;
    return { table: tables[name], rights, question: { ...question, query: {} } };
  }

  /** Whether anything of a table can be read. */
  isReadable(name: TableName): boolean {
    return !this.isGranted || rightsOf(this.world, this.askedOf(name)).mayDo('query');
  }

  /** Whoever builds the application reads whole tables, and everybody else what the menu of the table shows. */
  isOpen(name: TableName, record: PlainRecord): boolean {
    return this.isGranted ? isReached(this.world, this.askedOf(name), record) : !record.isDeleted;
  }

  /** In some record at least. */
  sees(name: TableName, field: string): boolean {
    return !this.isGranted || rightsOf(this.world, this.askedOf(name)).sees(field);
  }

  seesIn(name: TableName, field: string, record: PlainRecord): boolean {
    return !this.isGranted || rightsOf(this.world, this.askedOf(name)).seesIn(field, record);
  }

  /** The records that a relation of a record leads to, in the order of their ids. */
  linked({ id, to }: PlainRelation, record: PlainRecord): PlainRecord[] {
    const ids = [record.values[id] ?? []].flat();
    return this.openOf(to).filter((one) => ids.includes(one.id));
  }

  /** The records of a table that point at a record, where the reader sees that they do. */
  pointing(name: TableName, relation: string, record: PlainRecord): PlainRecord[] {
    return this.openOf(name).filter((one) => this.seesIn(name, relation, one) && pointsAt(one, relation, record));
  }

  openOf(name: TableName): PlainRecord[] {
    return this.inOrder(name).filter((record) => this.isOpen(name, record));
  }

  /** All records of a table by their ids. */
  inOrder(name: TableName): PlainRecord[] {
    return [...this.one.tables[name].records].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  relation(name: TableName, id: string): PlainRelation {
    const found = this.one.tables[name].relations.find((one) => one.id === id);
    if (!found) throw new Error(`There is no relation ${id}.`);
    return found;
  }

  /** Whether the conditions of a roll-up or a relation ask for the name of a record of the top, and the reader sees none. */
  isClosed(id: string): boolean {
    const isAsked = /"up(\.name|Name)"/.test(JSON.stringify(this.one.tables.bottom.filters[id] ?? {}));
    return isAsked && !(this.isReadable('top') && this.sees('top', 'name'));
  }

  /** The records of the middle that meet the conditions of a roll-up or a relation, which may depend on what the reader does not see there. */
  meeting(id: string, records: readonly PlainRecord[]): PlainRecord[] {
    const { fields } = this.one.tables.middle;
    const upNames = ['up.name', 'upName'].map((name) => ({ id: name, ...text }));
    const filter = this.one.tables.bottom.filters[id] ?? everything;
    const context = { ...contextOf(this.world, this.one.question), parameters: {} };
    const frame = { fields: [...fields, ...upNames], context };
    return records.filter((record) => {
      const name = this.throughOne('middle', 'up', 'name', record);
      return holds(frame, filter, { ...record, values: { ...record.values, 'up.name': name, upName: name } });
    });
  }

  /** A value of a linked record as the reader sees it there. */
  innerValue(name: TableName, field: string, record: PlainRecord): Value {
    if (!this.seesIn(name, field, record)) return null;
    if (field === 'upName') return this.throughOne('middle', 'up', 'name', record);
    // Safe: the inner fields are single texts and numbers.
    return (record.values[field] ?? null) as Value;
  }

  throughOne(name: TableName, relation: string, field: string, record: PlainRecord): Value {
    const way = this.relation(name, relation);
    const [linked] = this.linked(way, record);
    return linked ? this.innerValue(way.to, field, linked) : null;
  }
}

const text = { family: 'text', kind: { type: 'text' } } as const;
const number = { family: 'number', kind: { type: 'number', precision: 2 } } as const;

/** A field that is read through relations: what its values are, and when somebody knows of it at all. */
interface Computed {
  field: PlainField;
  /** The own field that has to be open for it. */
  by: string;
  isThere: boolean;
  of(record: PlainRecord): unknown;
}

const hundredths = (values: readonly Value[]): number =>
  values.reduce<number>((sum, value) => sum + Math.round(Number(value ?? 0) * 100), 0) / 100;

/** The fields of a table that are read through its relations, and paths through them. */
export function computedFields(links: PlainLinks, { tables }: LinkedCase, name: TableName): Computed[] {
  const looked = (id: string, relation: string, inner: string, kind: Pick<PlainField, 'family' | 'kind'>): Computed => {
    const { to } = links.relation(name, relation);
    // A look-up in the other table is there when what it looks up is.
    const isInner = inner !== 'upName' || (links.isReadable('top') && links.sees('top', 'name'));
    const isPath = id.includes('.');
    return {
      field: { id, ...kind },
      by: isPath ? relation : id,
      isThere: links.isReadable(to) && links.sees(to, inner) && isInner,
      of: (record) => links.throughOne(name, relation, inner, record),
    };
  };
  const stored = tables[name].relations.map(({ id, to, isMultiple }): Computed => {
    const pool = tables[to].records.map((one) => one.id);
    const kind = { type: 'relation' as const, logical_table_id: tables[to].viewId };
    const family = isMultiple ? 'list' : 'code';
    return { field: { id, family, kind, pool }, by: id, isThere: true, of: ({ values }) => values[id] ?? null };
  });
  if (name === 'middle') {
    return [
      ...stored,
      looked('upName', 'up', 'name', text),
      looked('up.name', 'up', 'name', text),
      looked('up.size', 'up', 'size', number),
    ];
  }
  if (name === 'bottom') {
    const mids = links.relation('bottom', 'mids');
    const isReadable = links.isReadable('middle');
    return [
      ...stored,
      looked('midName', 'mid', 'name', text),
      looked('midSize', 'mid', 'size', number),
      looked('midUpName', 'mid', 'upName', text),
      looked('mid.name', 'mid', 'name', text),
      looked('mid.size', 'mid', 'size', number),
      {
        field: { id: 'midsCount', ...number },
        by: 'midsCount',
        isThere: isReadable,
        of: (record) => links.linked(mids, record).length,
      },
      ...['midsMet', 'midsNamed'].map((id) => ({
        field: { id, ...number },
        by: id,
        // Without what its conditions read there is no number.
        isThere: isReadable && !links.isClosed(id),
        of: (record: PlainRecord) => links.meeting(id, links.linked(mids, record)).length,
      })),
      {
        field: { id: 'midsSum', ...number },
        by: 'midsSum',
        isThere: isReadable && links.sees('middle', 'size'),
        of: (record) => hundredths(links.linked(mids, record).map((one) => links.innerValue('middle', 'size', one))),
      },
    ];
  }
  const isThere = links.isReadable('middle') && links.sees('middle', 'up');
  const pool = tables.middle.records.map((one) => one.id);
  const kind = { type: 'relation' as const, logical_table_id: tables.middle.viewId };
  return [
    {
      field: { id: 'downs', family: 'list', kind, pool },
      by: 'downs',
      isThere,
      of: (record) => links.pointing('middle', 'up', record).map(({ id }) => id),
    },
    {
      field: { id: 'downsCount', ...number },
      by: 'downsCount',
      isThere,
      of: (record) => links.pointing('middle', 'up', record).length,
    },
  ];
}

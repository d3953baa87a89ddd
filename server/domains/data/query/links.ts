import type { RawBuilder, SqlBool } from 'kysely';
import type { TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { Storage } from '../store/storage.ts';

/** A table to which a relation leads, as the caller reads it. */
export interface LinkedTable {
  design: TableDesign;
  visible: VisibleFields;
  /** The condition on its records `r`: not in the trash, and seen by the caller. */
  rows: RawBuilder<SqlBool>;
  /** To where its own relations lead. */
  links: Links;
  /** Of the other side of a relation: the column of the linked table that points here. */
  reverse?: { columnId: string; storage: Storage };
}

/** Who reads, when and where: what formulas know that are computed when records are read. It is never the client's. */
export interface Reader {
  accountId: string;
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** To where the relations of a table lead, resolved before its records are read. */
export interface Links {
  /** By the relation's id. */
  tables: ReadonlyMap<string, LinkedTable>;
  /** By the roll-up's id: the condition on the linked records `r`; absent where the caller does not read what it names. */
  filters: ReadonlyMap<string, RawBuilder<SqlBool>>;
  /** Absent: formulas that are computed when records are read are not there. */
  reader?: Reader;
  /** What is named like the text of a search; absent without one. */
  searched?: SearchedNames;
}

/** Ids of what people read as a text with that of a search in it. */
export interface SearchedNames {
  people: readonly string[];
  departments: readonly string[];
  /** Of linked records that the caller reads, by the relation's id. */
  titles: ReadonlyMap<string, readonly string[]>;
}

/** Nothing is read through relations. */
export const noLinks: Links = { tables: new Map(), filters: new Map() };

import type { RawBuilder, SqlBool } from 'kysely';
import type { DesignField } from '../design/table-design.ts';
import type { FieldKind, Storage } from '../store/storage.ts';
import type { Way } from './linked-sql.ts';

/** The rows of one of the table's own sub-tables. */
export interface RowsWay {
  rowsOf: RawBuilder<unknown>;
}

/** The way to linked records or rows, and their field as it is there. */
export interface Through {
  way: Way | RowsWay;
  inner: ReachableField;
  /** On which of the records `r` it may be gone; absent for all of them. */
  only?: RawBuilder<SqlBool>;
}

/** A column that conditions and orders can name. */
export interface ReachableField {
  id: string;
  storage: Storage;
  /** The design's field; absent for what the server knows of each record. */
  field?: DesignField;
  column: RawBuilder<unknown>;
  /** Of what is on or off: the column as it is, of which an index knows where it is on. */
  stored?: RawBuilder<unknown>;
  /** Of a range: where it ends. */
  end?: RawBuilder<unknown>;
  /** Whether its values are ids or codes, which are compared whole. */
  isCode: boolean;
  /** Whether they are ids of records, whose index holds them as they are. */
  isKey?: boolean;
  /** What its values are; of a look-up, what those of the linked record are. */
  kind?: FieldKind;
  /** Every record has a value of it. */
  isFilled?: boolean;
  /** It holds the values of several linked records. */
  isList?: boolean;
  /** Of a field of linked records or of rows. */
  through?: Through;
  /** Whom its ids mean, where they can be placed among departments. */
  holds?: 'people' | 'departments';
}

import type { Schemas } from '#openapi';
import type { Draw } from './draw.ts';

/** Ids by the key of a table, once it was made. */
export type Ids = Readonly<Record<string, string>>;

/** What a record of the demo may be made of. */
export interface Making {
  draw: Draw;
  /** Which of the table's records this is, from 0. */
  at: number;
  /** Ids of the records that were made of another table. */
  records(table: string): readonly string[];
  /** Ids of the workspace's people. */
  people: readonly string[];
  /** The day that the demo was made; all dates are around it. */
  today: Date;
}

export interface DemoTable {
  key: string;
  name: string;
  /** `defaultView` answers the default view of another table of the application. */
  form(defaultView: (table: string) => string): Omit<Schemas['FormConfig'], 'formLabel'>;
  /** Filtered views beside the default one. */
  views?: readonly { key: string; name: string; filter: Schemas['FilterConditions'] }[];
  count: number;
  record(making: Making): Schemas['RecordData'];
}

/** What a department or everybody may do in a menu. */
export interface DemoGrant {
  /** A department's name; everybody of the user group without it. */
  department?: string;
  rights: readonly (keyof Schemas['MenuRights'])[];
  rows?: Schemas['MenuDataScope'];
  fields?: Schemas['MenuVisibleFields'];
}

export interface DemoMenu {
  name: string;
  icon: string;
  /** Key of the table or of one of its views; a menu without it holds menus. */
  shows?: string;
  grants?: readonly DemoGrant[];
  menus?: readonly DemoMenu[];
}

/** A whole application, as it is made by the public calls. */
export interface DemoContent {
  /** Its name among `demoApplications`. */
  application: string;
  category: string;
  tables: readonly DemoTable[];
  menus: readonly DemoMenu[];
}

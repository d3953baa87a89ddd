import type { RecordCall } from '#kinds';

/** How the form's nodes are made. */
export interface Showing {
  locale: string;
  /** Values instead of inputs. */
  isReadOnly: boolean;
  /** What the page around can do; absent, as on the server: everything that a design may name. */
  host?: ShowingHost | undefined;
  /** For a design that is being edited: shown instead of a broken control, whose diagnostic shows in the editor. */
  unfinished?: string | undefined;
}

/** What decides which widgets can be shown. */
export interface ShowingHost {
  canCall(operation: string): boolean;
  hasWidget(name: string): boolean;
  widgetNames(): readonly string[];
  /** The page has a call that finds the options of this field. */
  isSearched(field: string): boolean;
  /** The page has a call that finds the records of every relation. */
  findsRecords?: boolean;
}

/** The calls of the product that fields of a record make by themselves. */
export const recordCalls = {
  upload: 'uploadFile',
  open: 'openFiles',
  download: 'getSignedFile',
  people: 'listDepartmentUsers',
  departments: 'listDepartments',
} as const satisfies Record<RecordCall | 'download', string>;

/** True where the host is unknown, too. */
export const canCall = ({ host }: Showing, call: keyof typeof recordCalls): boolean =>
  host?.canCall(recordCalls[call]) ?? true;

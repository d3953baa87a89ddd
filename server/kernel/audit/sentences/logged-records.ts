/** An entry of the log about a record. */
export interface RecordEntry {
  /** The id of the entry. */
  id: string;
  appId: string;
  tableId: string;
  recordId: string;
  at: Date;
}

/** A field of a record that an entry changed, in the language of the reader; null for no value. */
export interface ChangedField {
  field: string;
  label: string;
  was: string | null;
  now: string | null;
  /** Its values are stored nowhere, such as those of a password. */
  isSecret: boolean;
}

/** What an entry about a record says to people who edit its application. */
export interface RecordWords {
  /** What the record is called now, or was last; null for one that is erased. */
  title: string | null;
  changes: ChangedField[];
}

/** For whom entries are put into words. */
export interface LogReader {
  session: { accountId: string };
  now: Date;
  timeZone: string;
  locale: string;
}

/** Puts entries about records into words; all fields are named, so that only readers who may see all of them may ask. */
export interface LoggedRecords {
  /** @returns by the id of the entry; tables that are gone, and tables beyond the first twenty, are left out */
  describe(wsId: string, reader: LogReader, entries: readonly RecordEntry[]): Promise<ReadonlyMap<string, RecordWords>>;
}

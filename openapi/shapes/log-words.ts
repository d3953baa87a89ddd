/** A text of the operation log in both languages. */
export interface LogText {
  readonly 'en-US': string;
  readonly 'zh-CN': string;
}

/** What the operation log says of one call: `x-log` of the contract. */
export interface LogWords {
  /** What the call is called. */
  readonly text: LogText;
  /**
   * What the caller did, with `{who}`, `{what}` (the target), `{menu}` and `{subject}` (those of a grant). Without it the sentence is made
   * of `text`.
   */
  readonly sentence?: LogText;
  /** What happened to a record; its sentence names the record and the fields that were changed. */
  readonly record?: RecordDeed;
  /** The area under which its entries are; missing for calls that only read, of which only a denial is an entry. */
  readonly area?: string;
}

/** What happened to a record. */
export type RecordDeed = 'added' | 'changed' | 'deleted' | 'restored' | 'imported';

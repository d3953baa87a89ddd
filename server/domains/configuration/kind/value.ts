/** A configuration as it is stored and sent. */
export type Value = Readonly<Record<string, unknown>>;

/** What stands above a place: the platform's published value, as it is stored. */
export interface Inheritance {
  /** The place is the platform's own, so nothing stands above it but what is shipped. */
  isPlatform: boolean;
  platform: Value | null;
}

/** A configuration as it is stored and sent. */
export type Value = Readonly<Record<string, unknown>>;

/** What a configuration inherits: the platform's published value, as it is stored. */
export interface Inheritance {
  /** The configuration is the platform's own, so that it inherits only what is shipped. */
  isPlatform: boolean;
  platform: Value | null;
}

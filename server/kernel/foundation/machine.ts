/** What the process knows of itself and its database, for the page of the platform's health. */
export interface Machine {
  database: 'embedded' | 'postgres';
  startedAt: Date;
  /** What the last comparison of record tables with their designs found; undefined until there was one. */
  recordTables(): { differences: number; comparedAt: Date } | undefined;
}

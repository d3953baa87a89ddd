/** What the database's worker is started with. */
export interface WorkerSettings {
  /** PostgreSQL's data directory. */
  directory: string;
  /** A prepared data directory, packed, to begin with when there is none yet. */
  template?: string;
  /** PGlite's compiled program. */
  engine: WebAssembly.Module;
}

/** To the worker. `exchange` carries messages of PostgreSQL's wire protocol. */
export type ToWorker = { kind: 'exchange'; id: number; bytes: Uint8Array } | { kind: 'pack' } | { kind: 'close' };

/** From the worker. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'packed'; bytes: Uint8Array }
  | { kind: 'closed' };

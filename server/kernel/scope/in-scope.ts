import type { Database, ScopeOptions, Work } from '../db/index.ts';

/** Where a configuration is: kind, key, and the workspace it belongs to, or null for the platform. */
export interface ConfigurationRef {
  kind: string;
  key: string;
  wsId: string | null;
}

/** Runs work in the workspace's scope, or without one in the platform's. */
export function inScope<T>(db: Database, wsId: string | null, work: Work<T>, options?: ScopeOptions): Promise<T> {
  return wsId === null ? db.platform(work, options) : db.tenant(wsId, work, options);
}

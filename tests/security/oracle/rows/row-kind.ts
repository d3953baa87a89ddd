import type { Query } from '#server/kernel/db/index.ts';
import type { ScopeName } from '#server/kernel/db/rights/roles.ts';
import type { Scope } from '../world/scopes.ts';

/** Where a row is made: in a workspace, or with `wsId` null on the platform. */
export type RowScope = Omit<Scope, 'name'> & { wsId: string | null; appId: string };

/** One kind of row that calls name by an argument. */
export interface RowKind {
  /** In which scope it is made for a workspace; the platform's are made in the platform's. */
  scope: ScopeName;
  /** The platform has such rows of its own. */
  isOfPlatform?: true;
  /** Workspaces may name the platform's, too. */
  isShared?: true;
  /** It belongs to one application of its workspace. */
  isOfApplication?: true;
  /** Makes one with ids and texts of its scope. `name` tells it from its siblings. Gives what calls name it by. */
  insert(query: Query, scope: RowScope, name: string): Promise<string>;
}

import type { Query } from '#server/kernel/db/index.ts';
import { readDepartments } from '../department/queries.ts';
import { positionsOf } from '../position/queries.ts';

/** What departments and positions are called in a sheet; null where several have the name. */
export interface UnitsByName {
  /** By name, and by the names from the top with `/` between them. */
  departments: ReadonlyMap<string, string | null>;
  positions: ReadonlyMap<string, string | null>;
}

function put(into: Map<string, string | null>, name: string, id: string): void {
  const known = into.get(name);
  into.set(name, known === undefined || known === id ? id : null);
}

/** The departments of the usual tree and the positions to choose, by the names that a sheet has for them. */
export async function unitsByName(query: Query, wsId: string): Promise<UnitsByName> {
  const rows = await readDepartments(query, wsId, 'organize');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paths = new Map<string, string | null>();
  const short = new Map<string, string | null>();
  for (const row of rows) {
    const names: string[] = [];
    for (let at: (typeof rows)[number] | undefined = row; at; at = byId.get(at.father_id ?? '')) {
      names.unshift(at.department_name);
    }
    put(paths, names.join('/'), row.id);
    put(short, row.department_name, row.id);
  }
  // All of the names from the top are clear, also where a department below has the same one.
  const departments = new Map([...short, ...paths]);
  const positions = new Map<string, string | null>();
  const held = await positionsOf(query, wsId).where('domain', '=', 'duty').where('enabled', '=', true).execute();
  for (const { id, tag_name: name } of held) put(positions, name, id);
  return { departments, positions };
}

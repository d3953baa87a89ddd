import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { changesOf, lastChangeOf, type LoggedTarget, namesOf } from './authors.ts';
import type { Merged } from './merge-three-way.ts';

export type Merge = Schemas['Merge'];

interface Described {
  db: Database;
  logged: LoggedTarget;
  /** A field's name in the caller's language. */
  label(pointer: string): string | undefined;
}

/** A merge as callers get it: each field that the other side changed comes with its name, and the change's author and time. */
export async function describeMerge(
  { conflicts, taken }: Merged,
  { db, logged, label }: Described,
): Promise<Omit<Merge, 'value'>> {
  const changes = await inScope(db, logged.wsId, (query) => changesOf(query, logged), { readOnly: true });
  const names = await namesOf(db, [...new Set(changes.flatMap(({ user_id }) => user_id ?? []))]);
  const described = (pointer: string) => {
    const name = label(pointer);
    const change = lastChangeOf(changes, pointer);
    return {
      pointer,
      ...(name === undefined ? {} : { label: name }),
      author: names.get(change?.user_id ?? '') ?? change?.user_name ?? '',
      changed_at: change?.created_at.toISOString() ?? null,
    };
  };
  return {
    conflicts: conflicts.map(({ pointer, base, mine, theirs }) => ({
      ...described(pointer),
      base: base ?? null,
      mine: mine ?? null,
      theirs: theirs ?? null,
    })),
    taken: taken.map(({ pointer, was, now }) => ({ ...described(pointer), was: was ?? null, now: now ?? null })),
  };
}

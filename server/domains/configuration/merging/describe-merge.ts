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
  /** A logged value in the form in which `locate` finds the part of a pointer; without them pointers fit logged values. */
  view?(logged: unknown): unknown;
  locate?(pointer: string): string;
}

/** A merge as callers get it: each field that the other side changed comes with its name, and the change's author and time. */
export async function describeMerge(
  { conflicts, taken }: Merged,
  { db, logged, label, view = same, locate = (pointer) => pointer }: Described,
): Promise<Omit<Merge, 'value'>> {
  const found = await inScope(db, logged.wsId, (query) => changesOf(query, logged), { readOnly: true });
  const changes = found.map((change) => ({ ...change, before: view(change.before), after: view(change.after) }));
  const names = await namesOf(db, [...new Set(changes.flatMap(({ user_id }) => user_id ?? []))]);
  const described = (pointer: string) => {
    const name = label(pointer);
    const change = lastChangeOf(changes, locate(pointer));
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

const same = (value: unknown): unknown => value;

import type { Schemas } from '#openapi';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import type { Value } from '../kind/value.ts';
import { mergeThreeWay } from '../merging/merge-three-way.ts';
import { changesOfDraft, lastChangeOf, namesOf } from './authors.ts';
import type { Found, Subject } from './configuration.ts';

export type Merge = Schemas['Merge'];

interface Sent {
  base: Value;
  mine: Value;
}

/** What was sent, merged with what is stored now: each field that the other side changed comes with its author and time. */
export async function mergeInto(subject: Subject, { stored, above }: Found, { base, mine }: Sent): Promise<Merge> {
  const { kind, caller, ref } = subject;
  const fieldsOf = (value: Value): Value => kind.fields?.(value, above) ?? value;
  const theirs = stored?.draft?.value ?? stored?.published?.value ?? kind.base(above);
  const merged = mergeThreeWay(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs));
  const changes = await inScope(caller.db, ref.wsId, (query) => changesOfDraft(query, ref), { readOnly: true });
  const names = await namesOf(caller.db, [...new Set(changes.flatMap(({ user_id }) => user_id ?? []))]);
  const described = (pointer: string) => {
    const label = kind.label(pointer, caller.locale);
    const change = lastChangeOf(changes, pointer);
    return {
      pointer,
      ...(label === undefined ? {} : { label }),
      author: names.get(change?.user_id ?? '') ?? change?.user_name ?? '',
      changed_at: change?.created_at.toISOString() ?? null,
    };
  };
  return {
    // Safe: objects merge to an object.
    value: kind.shown(merged.value as Value, above),
    conflicts: merged.conflicts.map(({ pointer, base: was, mine: own, theirs: other }) => ({
      ...described(pointer),
      base: was ?? null,
      mine: own ?? null,
      theirs: other ?? null,
    })),
    taken: merged.taken.map(({ pointer, was, now }) => ({ ...described(pointer), was: was ?? null, now: now ?? null })),
  };
}

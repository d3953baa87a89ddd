import type { Value } from '../kind/value.ts';
import { describeMerge, type Merge } from '../merging/describe-merge.ts';
import { mergeThreeWay } from '../merging/merge-three-way.ts';
import type { Found, Subject } from './configuration.ts';

interface Sent {
  base: Value;
  mine: Value;
}

const actions = ['saveConfiguration', 'saveLoginPage', 'discardConfigurationDraft'];

/** What was sent, merged with what is stored now. */
export async function mergeInto(subject: Subject, { stored, above }: Found, { base, mine }: Sent): Promise<Merge> {
  const { kind, caller, ref } = subject;
  const fieldsOf = (value: Value): Value => kind.fields?.(value, above) ?? value;
  const theirs = stored?.draft?.value ?? stored?.published?.value ?? kind.base(above);
  const { key } = ref;
  const merged = kind.merge?.({ base, mine, theirs }, { key, locale: caller.locale, services: caller.services }) ?? {
    ...mergeThreeWay(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)),
    label: (pointer: string) => kind.label(pointer, caller.locale),
  };
  const { conflicts, taken } = await describeMerge(merged, {
    ...merged,
    db: caller.db,
    logged: { wsId: ref.wsId, module: 'configuration', target: `${ref.kind}/${key}`, actions },
  });
  // Safe: objects merge to an object.
  return { value: kind.shown(merged.value as Value, above), conflicts, taken };
}

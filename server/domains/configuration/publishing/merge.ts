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
  const merged = mergeThreeWay(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs));
  const { conflicts, taken } = await describeMerge(merged, {
    db: caller.db,
    logged: { wsId: ref.wsId, module: 'configuration', target: `${ref.kind}/${ref.key}`, actions },
    label: (pointer) => kind.label(pointer, caller.locale),
  });
  // Safe: objects merge to an object.
  return { value: kind.shown(merged.value as Value, above), conflicts, taken };
}

import { isObject, own } from '#schemas';
import { Conflict } from '#server/kernel/errors/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { describeMerge } from '../merging/describe-merge.ts';
import { mergeThreeWay } from '../merging/merge-three-way.ts';
import { settingLabel } from './setting-labels.ts';
import { partSecrets } from './setting-secrets.ts';

/**
 * A conflict whose answer has both values of the document merged field by field (decision 158): for a caller who says what the sent
 * value was made of. Secrets are no part of it: they are never read.
 */
export async function withMerge(call: Call<'saveWorkspaceSetting'>, conflict: Conflict): Promise<Conflict> {
  const { key, value: sent, base } = call.args;
  const detail: unknown = conflict.facts.detail;
  const stored = isObject(detail) ? own(detail, 'stored') : undefined;
  if (!base || !isObject(detail) || !isObject(stored)) return conflict;
  const [before, mine] = [partSecrets(base).value, partSecrets(sent).value];
  const merged = mergeThreeWay(before, mine, own(stored, 'value'));
  const described = await describeMerge(merged, {
    db: call.db,
    logged: { wsId: call.session.wsId ?? null, module: 'preference', target: key, actions: [call.operation] },
    label: (pointer) => settingLabel(key, pointer, call.locale),
  });
  return new Conflict({ ...conflict.facts, detail: { ...detail, merge: { value: merged.value, ...described } } });
}

import { comparePermission } from './compare-permission.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareSchema } from './compare-schema.ts';
import type { Begin, Say } from './comparison.ts';
import { address, codesOf, mediaOf, type ReleasedOperation, successOf } from './released-operations.ts';
import type { Break } from './rules.ts';
import { locationText } from './location.ts';
import { child } from '../source.ts';

/** Everything that breaks callers of one call that was served at the release. */
export function compareOperation(old: ReleasedOperation, now: ReleasedOperation): Break[] {
  const breaks: Break[] = [];
  const say: Say = (rule, location, message) => breaks.push({ rule, location, message, calls: [old.id] });
  const begin: Begin = (side) => ({
    side,
    before: old.release,
    after: now.release,
    seen: new Set(),
    report: (rule, location, message) => say(rule, locationText(location), message),
  });
  if (old.method !== now.method || old.path !== now.path) {
    say('operation-moved', old.id, `was ${address(old)}, and is ${address(now)}`);
  }
  if (now.node['x-planned'] === true) say('operation-planned', old.id, 'was served, and answers 501 now');
  comparePermission(old, now, say);
  compareParameters(old, now, say, begin);
  compareBody(old, now, say, begin);
  compareAnswer(old, now, say, begin);
  compareErrors(old, now, say);
  return breaks;
}

/** Reports a body that is gone, newly required or of another kind, and compares what is in it. */
function compareBody(old: ReleasedOperation, now: ReleasedOperation, say: Say, begin: Begin): void {
  const location = `${old.id}: body`;
  const [was, is] = [child(old.node, 'requestBody'), child(now.node, 'requestBody')];
  const [[oldType, oldSchema] = []] = mediaOf(was);
  const [[newType, newSchema] = []] = mediaOf(is);
  if (is['required'] === true && was['required'] !== true) say('body-required', location, 'has to be sent now');
  if (oldType === undefined) return;
  if (newType === undefined) say('body-removed', location, 'is not taken any more');
  else if (newType !== oldType) say('body-type-changed', location, `was ${oldType}, and is ${newType}`);
  else compareSchema(oldSchema, newSchema, { root: location, path: '' }, begin('sent'));
}

function compareAnswer(old: ReleasedOperation, now: ReleasedOperation, say: Say, begin: Begin): void {
  const after = new Map(mediaOf(successOf(now)));
  const before = mediaOf(successOf(old));
  const known = new Set(before.map(([type]) => type));
  for (const [type, schema] of before) {
    if (after.has(type)) compareSchema(schema, after.get(type), { root: `${old.id}: answer`, path: '' }, begin('got'));
    else say('answer-type-changed', `${old.id}: answer`, `${type} is not answered any more`);
  }
  for (const type of after.keys()) {
    if (!known.has(type)) say('answer-type-changed', `${old.id}: answer`, `may be ${type} now`);
  }
}

function compareErrors(old: ReleasedOperation, now: ReleasedOperation, say: Say): void {
  const codes = new Set(codesOf(now));
  for (const code of codesOf(old)) {
    if (!codes.has(code)) say('error-removed', `${old.id}: errors`, `does not answer ${code} any more`);
  }
}

import type { Begin, Say } from './comparison.ts';
import { compareSchema } from './compare-schema.ts';
import { mediaOf, type ReleasedOperation } from './released-operations.ts';
import { child } from '../source.ts';

/** Reports a body that is gone, newly required or of another kind, and compares what is in it. */
export function compareBody(old: ReleasedOperation, now: ReleasedOperation, say: Say, begin: Begin): void {
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

import { compareSchema } from './compare-schema.ts';
import { locationText } from './location.ts';
import { codesOf, type ReleasedOperation } from './released-operations.ts';
import type { Break } from './rules.ts';
import { child, type Node } from '../source.ts';

const entryOf = (release: Node, code: string): Node => child(child(release, 'x-error-catalogue'), code);
const detailOf = (entry: Node): Node => ({ $ref: `#/components/schemas/${String(entry['detail'])}` });

/** Reports codes whose status changed or whose detail lost something, for the calls that could answer them. */
export function compareCatalogue(before: Node, after: Node, served: ReleasedOperation[]): Break[] {
  const breaks: Break[] = [];
  for (const code of Object.keys(child(before, 'x-error-catalogue'))) {
    const [was, is] = [entryOf(before, code), entryOf(after, code)];
    const calls = served.filter((operation) => codesOf(operation).includes(code)).map(({ id }) => id);
    // A code that is gone is reported by the calls that had it.
    if (calls.length === 0 || is['status'] === undefined) continue;
    const location = `errors: ${code}`;
    if (was['status'] !== is['status'])
      breaks.push({
        rule: 'error-status-changed',
        location,
        message: `was ${was['status']}, and is ${is['status']}`,
        calls,
      });
    if (was['detail'] === undefined) continue;
    if (is['detail'] === undefined) {
      breaks.push({
        rule: 'got-field-removed',
        location: `${location} /detail`,
        message: 'is not answered any more',
        calls,
      });
      continue;
    }
    compareSchema(
      detailOf(was),
      detailOf(is),
      { root: location, path: '/detail' },
      {
        side: 'got',
        before,
        after,
        seen: new Set(),
        report: (rule, at, message) => breaks.push({ rule, location: locationText(at), message, calls }),
      },
    );
  }
  return breaks;
}

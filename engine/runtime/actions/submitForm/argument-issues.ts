import type { Failure } from '../../data/failure.ts';
import { isData, ownPath, ownValue } from '../../evaluate/own-value.ts';
import type { Path } from '../../state/store.ts';
import { sourceIn } from './source-in.ts';

/** An issue of one argument; `path` is the state that the argument was read from, when that is known. */
interface ArgumentIssue {
  path: Path | undefined;
  text: string;
}

/**
 * The issues of an answer (those of its detail, or the one at its `pointer`) with the paths of the state that they belong to:
 * `/name` is about `state.title` when `with` says `{"name": {"$": "state.title"}}`.
 */
export function issuesOf({ detail, pointer, message }: Failure, given: unknown): ArgumentIssue[] {
  const issues = ownPath(detail, ['faults']);
  const listed = Array.isArray(issues) ? issues : [];
  const found = listed.flatMap((issue) => issueAt(ownValue(issue, 'pointer'), ownValue(issue, 'message'), given));
  return found.length > 0 ? found : issueAt(pointer, message, given);
}

function issueAt(pointer: unknown, text: unknown, given: unknown): ArgumentIssue[] {
  if (typeof pointer !== 'string' || typeof text !== 'string') return [];
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [{ path: sourceOf(given, keys) ?? sourceOf(ownValue(given, 'body'), keys), text }];
}

/** The path of the state that an argument, or a part of one, is read from. */
function sourceOf(value: unknown, keys: Path): Path | undefined {
  if (!isData(value)) return undefined;
  if (Object.hasOwn(value, '$')) return sourceIn(ownValue(value, '$'), keys);
  const [key, ...rest] = keys;
  return key === undefined ? undefined : sourceOf(ownValue(value, key), rest);
}

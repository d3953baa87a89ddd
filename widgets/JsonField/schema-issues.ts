import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { type Json, type JsonSchema, type Issue, pointerKeys, report } from '#schemas';
import { positionAt, type TextPosition } from './read-json.ts';

/** One thing that a schema does not allow, and its position in the text. */
export interface SchemaIssue extends TextPosition {
  issue: Issue;
}

/** What a schema says of the value of a text. Patterns are not tried: who wrote the schema may be anybody. */
export function schemaIssues(text: string, value: Json, schema: JsonSchema): SchemaIssue[] {
  const tree = parseTree(text);
  return report(value, schema).map((issue) => {
    const node = tree && findNodeAtLocation(tree, pathOf(issue.pointer, value));
    const { offset, length } = node ?? { offset: 0, length: 0 };
    return { issue, ...positionAt(text, offset), length };
  });
}

/** The parser marks an index by its type. */
function pathOf(pointer: string, value: unknown): JSONPath {
  let at = value;
  return pointerKeys(pointer).map((key) => {
    const step = Array.isArray(at) ? Number(key) : key;
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    return step;
  });
}

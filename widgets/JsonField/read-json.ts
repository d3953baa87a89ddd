import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Json } from '#schemas';

/** A position in a text: `line` and `column` count from 1, `offset` from 0. */
export interface TextPosition {
  line: number;
  column: number;
  offset: number;
  length: number;
}

/** Why a text is no JSON: the parser's name for it, or that a key is written twice in one object. */
export interface SyntaxIssue extends TextPosition {
  kind: string;
  /** `RepeatedKey`: the key. */
  name?: string;
}

/** The value of a text, or its first issue. An empty text means null. */
export function readJson(text: string): { value: Json } | { issue: SyntaxIssue } {
  if (text.trim() === '') return { value: null };
  const issue = firstIssue(text);
  if (issue) return { issue };
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Only the two parsers' notions of a blank differ: what follows the value is none.
    return { issue: { kind: 'InvalidSymbol', ...positionAt(text, text.length), length: 0 } };
  }
}

/** The line and column of an offset. */
export function positionAt(text: string, offset: number): { line: number; column: number; offset: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}

function firstIssue(text: string): SyntaxIssue | undefined {
  const issues: SyntaxIssue[] = [];
  const open: Set<string>[] = [];
  const add = (kind: string, offset: number, length: number, name?: string) =>
    issues.push({ kind, ...positionAt(text, offset), length, ...(name !== undefined && { name }) });
  const close = () => void open.pop();
  visit(
    text,
    {
      onError: (code: ParseErrorCode, offset, length) => add(printParseErrorCode(code), offset, length),
      onObjectBegin: () => {
        open.push(new Set());
      },
      onObjectEnd: close,
      onObjectProperty(name, offset, length) {
        const keys = open.at(-1);
        // JSON.parse would keep the last one, without a word.
        if (keys?.has(name)) add('RepeatedKey', offset, length, name);
        keys?.add(name);
      },
    },
    { disallowComments: true },
  );
  return issues.reduce<SyntaxIssue | undefined>(
    (first, one) => (first && first.offset <= one.offset ? first : one),
    undefined,
  );
}

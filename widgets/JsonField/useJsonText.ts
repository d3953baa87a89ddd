import { useState } from 'react';
import { type Json, sameJson } from '#schemas';
import { readJson, type SyntaxIssue } from './read-json.ts';

interface JsonText {
  text: string;
  /** The value of the text; undefined while it is no JSON. */
  value: Json | undefined;
  issue: SyntaxIssue | undefined;
  change(text: string): void;
}

/**
 * The text of a JSON value. It is the person's own as long as the bound value is what it stood for last, however broken it
 * is meanwhile; a value that changes elsewhere replaces it. `write` receives values only, never a text that is none.
 */
export function useJsonText(bound: unknown, write: (value: Json) => void): JsonText {
  const [draft, setDraft] = useState(() => ({ text: textOf(bound), stoodFor: bound ?? null }));
  const [seen, setSeen] = useState(bound);
  if (bound !== seen) {
    setSeen(bound);
    if (!sameJson(bound ?? null, draft.stoodFor)) setDraft({ text: textOf(bound), stoodFor: bound ?? null });
  }
  const read = readJson(draft.text);
  return {
    text: draft.text,
    value: 'value' in read ? read.value : undefined,
    issue: 'issue' in read ? read.issue : undefined,
    change(text) {
      const next = readJson(text);
      const isSame = 'issue' in next || sameJson(next.value, draft.stoodFor);
      setDraft({ text, stoodFor: 'issue' in next ? draft.stoodFor : next.value });
      if (!isSame && 'value' in next) write(next.value);
    },
  };
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

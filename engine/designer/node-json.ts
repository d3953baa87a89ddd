import { diffDocuments } from '#engine/overlays';
import type { DocumentSource } from '#engine/document';
import type { DesignOperation } from './operations.ts';
import { isTree } from './clipboard.ts';
import { withNode } from './sources.ts';

/** The operations that make a node what a text says, or what is wrong with the text. */
export type NodeReading =
  | { operations: readonly DesignOperation[] }
  /** No JSON; the line is counted from 1, when it is known. */
  | { issue: 'json'; line: number | undefined }
  /** JSON, and no node: an id and a widget or fragment are needed in each. */
  | { issue: 'node' }
  /** A node that cannot replace the other: the id is another one, or new nodes have no ids of their own. */
  | { issue: 'fixed'; message: string };

/** Compares a node that was written as JSON with the one in the document. */
export function readNode(document: DocumentSource, id: string, text: string): NodeReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { issue: 'json', line: lineOf(text, error) };
  }
  if (!isTree(value, 0)) return { issue: 'node' };
  const { operations, diagnostics } = diffDocuments(document, withNode(document, id, value));
  const [first] = diagnostics;
  return first ? { issue: 'fixed', message: first.message } : { operations };
}

/** The message of an error of JSON alone has its character or line. */
function lineOf(text: string, error: unknown): number | undefined {
  const said = error instanceof Error ? error.message : '';
  const at = /position (\d+)/.exec(said)?.[1];
  const line = /line (\d+)/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  if (at !== undefined) return text.slice(0, Number(at)).split('\n').length;
  return /end of JSON/.test(said) ? text.split('\n').length : undefined;
}

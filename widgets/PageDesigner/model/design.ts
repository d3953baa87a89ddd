import type { DocumentSource, OverlayOperation } from '#engine/document';
import { isObject } from '#schemas';

/** A document as it is opened, as `getDesign` answers it. */
export interface Design {
  document: string;
  title: string;
  scope: 'platform' | 'workspace';
  base: DocumentSource;
  base_hash: string;
  operations: readonly OverlayOperation[];
  version: number;
  is_closed: boolean;
  sealed: readonly { node: string; code: string; reason: string }[];
  changed: Readonly<Record<string, DocumentSource>>;
  kit: string;
}

/** The answer of `getDesign`, or undefined for anything else. */
export function readDesign(value: unknown): Design | undefined {
  const isDesign =
    isObject(value) &&
    isObject(value['base']) &&
    Array.isArray(value['operations']) &&
    typeof value['kit'] === 'string';
  // Safe: the contract describes the rest of the answer.
  return isDesign ? (value as unknown as Design) : undefined;
}

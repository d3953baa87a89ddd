import { isObject } from '#schemas';
import { type FoundInPart, moved } from './check-cache.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks a part of a document, or reports again what was found when the same part was checked in the same scope. */
export function checkPart(
  walk: Walk,
  part: unknown,
  pointer: string,
  scope: Scope,
  { kind, check }: { kind: string; check: (walk: Walk) => void },
): void {
  if (!isObject(part) && !Array.isArray(part)) {
    check(walk);
    return;
  }
  const entry = walk.cache.parts.at([part, kind, scope, walk.fragments.join(' ')]);
  const found = entry.value?.read.every(({ nodes, ids }) => nodes.ids === ids) ? entry.value : checked();
  entry.value = found;
  for (const { nodes } of found.read) walk.read.add(nodes);
  for (const diagnostic of found.diagnostics) walk.diagnostics.push(moved(diagnostic, found.pointer, pointer));

  function checked(): FoundInPart {
    const inner: Walk = { ...walk, diagnostics: new DiagnosticList(), read: new Set() };
    check(inner);
    const read = [...inner.read].map((nodes) => ({ nodes, ids: nodes.ids }));
    return { pointer, diagnostics: inner.diagnostics.diagnostics, read };
  }
}

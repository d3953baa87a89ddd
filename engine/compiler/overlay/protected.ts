import { isObject, own, pointerTo, sameJson } from '#schemas';
import { documentNodes, nodeIds } from '#engine/written';
import type { DocumentSource, Diagnostic } from '#engine/document';
import { documentDiagnostic } from '#engine/written';

/** What makes a node work, or hides it. */
const protectedKeys = ['widget', 'fragment', 'bind', 'binds', 'on', 'rules', 'when', 'each', 'roles'] as const;
/** What hides everything inside a node. */
const hiding = ['when', 'each', 'roles'] as const;

/**
 * What an overlay may not do to the nodes that a page cannot be without (username, password and submit of the sign-in
 * page): remove them, change how they work, hide them, or hide a node around them. `props` are free: they are checked
 * with the document. Diagnostics point into the changed document.
 */
export function checkProtected(shipped: DocumentSource, changed: DocumentSource, ids: readonly string[]): Diagnostic[] {
  const before = byId(shipped);
  const after = byId(changed);
  // Of all nodes only few can hide what is inside them.
  const hiders = [...after].filter(
    ([, { node }]) => isObject(node.fallback) || hiding.some((name) => node[name] !== undefined),
  );
  const diagnostics: Diagnostic[] = [];
  // The actions of a protected node may be in a list that it runs.
  for (const [name, list] of Object.entries(shipped.actions ?? {})) {
    if (sameJson(list, own(changed.actions, name))) continue;
    diagnostics.push(documentDiagnostic('OVERLAY_PROTECTED_ACTIONS', pointerTo('/actions', name), { name }));
  }
  const add = (pointer: string, node: string, reason: string): void => {
    diagnostics.push(documentDiagnostic('OVERLAY_PROTECTED', pointer, { node, reason }));
  };
  for (const id of ids) {
    const found = after.get(id);
    if (!found) {
      add('/body', id, 'it was removed.');
      continue;
    }
    const changedPart = protectedKeys.find((part) => !sameJson(found.node[part], before.get(id)?.node[part]));
    if (changedPart) add(`${found.pointer}/${changedPart}`, id, `its "${changedPart}" was changed.`);
    for (const [around, { node, pointer }] of hiders) {
      if (around === id || !nodeIds(node).has(id)) continue;
      const part = hiding.find(
        (name) => node[name] !== undefined && !sameJson(node[name], before.get(around)?.node[name]),
      );
      if (part) add(`${pointer}/${part}`, id, `"${around}" around it could be hidden by "${part}".`);
      if (isObject(node.fallback) && nodeIds(node.fallback).has(id))
        add(pointer, id, `it is only a fallback of "${around}".`);
    }
  }
  return diagnostics;
}

function byId(document: DocumentSource): Map<string, { node: Record<string, unknown>; pointer: string }> {
  const found = [...documentNodes({ ...document })].map((entry): [string, typeof entry] => [
    String(entry.node.id),
    entry,
  ]);
  return new Map(found);
}

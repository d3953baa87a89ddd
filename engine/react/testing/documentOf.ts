import type { CompiledDocument, CompiledNode } from '#engine/document';
import { isData } from '#engine/runtime';

/** A compiled page around a root node; the widgets are those that its nodes name. */
export function documentOf(body: CompiledNode, parts: Partial<CompiledDocument> = {}): CompiledDocument {
  const dialogs = [...Object.values(parts.dialogs ?? {}), ...Object.values(parts.drawers ?? {})];
  const roots = [body, ...dialogs.map((dialog) => dialog.body)];
  return {
    format: 1,
    kind: 'page',
    id: 'test.page',
    version: 1,
    locale: 'en-US',
    title: 'Test',
    messages: {},
    widgets: [...new Set(roots.flatMap(widgetsOf))],
    ...parts,
    body,
  };
}

function widgetsOf(node: unknown): string[] {
  if (!isData(node)) return [];
  if (Array.isArray(node)) return node.flatMap(widgetsOf);
  const own = typeof node.widget === 'string' ? [node.widget] : [];
  return [
    ...own,
    ...(isData(node.slots) ? Object.values(node.slots).flatMap(widgetsOf) : []),
    ...widgetsOf(node.fallback),
  ];
}

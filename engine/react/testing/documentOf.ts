import type { CompiledDocument, CompiledNode } from '#engine/core';

/** A compiled page around a root node; the widgets are those that its nodes name. */
export function documentOf(body: CompiledNode, parts: Partial<CompiledDocument> = {}): CompiledDocument {
  const overlays = [...Object.values(parts.dialogs ?? {}), ...Object.values(parts.drawers ?? {})];
  const roots = [body, ...overlays.map((overlay) => overlay.body)];
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

function widgetsOf(node: CompiledNode): string[] {
  const inner = [...Object.values(node.slots ?? {}).flat(), ...(node.fallback ? [node.fallback] : [])];
  return [node.widget, ...inner.flatMap(widgetsOf)];
}

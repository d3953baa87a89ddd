import { isObject, type JsonSchema, nearest, own, pointerTo } from '#schemas';
import type { WidgetDescription } from '#engine/document';
import { schemaType } from '../expression/schema-type.ts';
import { kindName, mayBe } from '../expression/type.ts';
import { checkStatePath } from './state-path.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks `bind`, the widget's value, and `binds`, its further values by name. */
export function checkBindings(
  walk: Walk,
  node: Record<string, unknown>,
  widget: WidgetDescription,
  pointer: string,
  scope: Scope,
): void {
  if (typeof node.bind === 'string') {
    if (widget.bind) checkBinding(walk, node.bind, widget, widget.bind, `${pointer}/bind`, scope);
    else walk.diagnostics.add('PAGE_BIND_REFUSED', `${pointer}/bind`, { widget: widget.$id });
  }
  for (const [name, path] of Object.entries(isObject(node.binds) ? node.binds : {})) {
    const at = pointerTo(`${pointer}/binds`, name);
    const schema = own(widget.binds, name);
    if (!schema) {
      const known = Object.keys(widget.binds ?? {});
      const meant = nearest(name, known);
      const hint = meant ? `Did you mean "${meant}"?` : known.length ? `It has: ${known.join(', ')}.` : undefined;
      walk.diagnostics.add('PAGE_BIND_NAME', at, { widget: widget.$id, name }, hint);
    } else if (typeof path === 'string') {
      checkBinding(walk, path, widget, schema, at, scope);
    }
  }
}

function checkBinding(
  walk: Walk,
  path: string,
  widget: WidgetDescription,
  schema: JsonSchema,
  pointer: string,
  scope: Scope,
): void {
  // A path of another shape is reported by the language's schema.
  if (!/^(page\.)*state\./.test(path)) return;
  const found = checkStatePath(walk, path, pointer, scope);
  const wanted = schemaType(schema);
  if (!found || mayBe(found, wanted)) return;
  walk.diagnostics.add('PAGE_BIND_TYPE', pointer, {
    widget: widget.$id,
    wanted: kindName(wanted),
    path,
    found: kindName(found),
  });
}

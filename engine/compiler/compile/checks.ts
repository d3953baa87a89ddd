import { isObject, type JsonSchema, own } from '#schemas';
import type { CompiledChecks, CompiledNode, CompiledValue, WidgetDescription } from '#engine/document';

/** Props of fields whose value people cannot change while the prop is true. */
const locks = ['disabled', 'readOnly'];

/** What the props of a node promise of its value, by the `x-validates` of its widget; undefined when that is nothing. */
export function compileChecks(
  { props = {}, bind, binds = {} }: CompiledNode,
  widget: WidgetDescription | undefined,
): CompiledChecks | undefined {
  if (!widget) return undefined;
  const asked = Object.entries(props).flatMap(([name, value]) => {
    const kind = own(widget.props.properties, name)?.['x-validates'];
    return kind && asks(kind, value) ? [[kind, value] as const] : [];
  });
  const parts = Object.entries(binds).flatMap(([name, path]) => (own(widget.binds, name)?.['x-value'] ? [path] : []));
  if (asked.length === 0 || !(bind || parts.length > 0)) return undefined;
  const unless = locks.flatMap((name) => own(props, name) ?? []);
  return {
    ...Object.fromEntries(asked),
    ...(!bind && { of: parts }),
    ...(unless.length > 0 && { unless }),
  };
}

/** False for a literal that asks for nothing. */
function asks(kind: NonNullable<JsonSchema['x-validates']>, value: CompiledValue): boolean {
  if (isObject(value)) return true;
  return kind === 'format' ? value === 'email' || value === 'url' : value !== null && value !== false;
}

import type { KindControl } from './base/define-control.ts';
import type { FieldKind, KindName } from './base/field-kind.ts';
import { controls } from './generated/controls.ts';

/** How fields of a kind are filled in and shown. */
export function controlOf(kind: FieldKind): KindControl<KindName> {
  // Safe: the registry has each kind under its own name, so that its methods are handed designs of that kind.
  return controls[kind.type] as KindControl<KindName>;
}

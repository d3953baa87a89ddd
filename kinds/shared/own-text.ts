import type { Prop } from '../base/define-control.ts';
import type { FieldKind } from '../base/field-kind.ts';

/** A value is written as the kind itself says it (`KindValue.text`). */
export const ownText = (kind: FieldKind): Prop => ({
  type: 'own',
  // Safe: the design of a field is JSON, and none of its names is that of an expression.
  kind: kind as unknown as Prop,
});

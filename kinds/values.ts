import type { KindValue } from './base/define-value.ts';
import type { FieldKind, KindName } from './base/field-kind.ts';
import { values } from './generated/values.ts';

/** What is true of the values of a field's kind. */
export function valuesOf(kind: FieldKind): KindValue<KindName> {
  // Safe: the registry has each kind under its own name, so that its methods are handed designs of that kind.
  return values[kind.type] as KindValue<KindName>;
}

/** True for the name of a kind. */
export const isKind = (name: string): name is KindName => Object.hasOwn(values, name);

/** True for the name of a kind that takes the whole width of a record that is read. */
export const isWide = (name: string): boolean => isKind(name) && values[name].isWide === true;

/** Whether a text can fill in a field of this kind. */
export function isReadable(kind: FieldKind): boolean {
  const { read, isUnread } = valuesOf(kind);
  return read !== undefined && !isUnread?.(kind);
}

/** True for a field whose value people do not enter; the other side of a relation is one of them. */
export const isGiven = (kind: FieldKind): boolean => valuesOf(kind).isGiven?.(kind) ?? false;

/** True for a text that is a password, which readers of the record are never shown. */
export const isPassword = (kind: FieldKind | undefined): boolean =>
  kind !== undefined && (valuesOf(kind).isSecret?.(kind) ?? false);

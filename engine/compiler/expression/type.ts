/**
 * What the checker knows of a value. There is one kind of number, and every value may be null: an answer that has
 * not come yet is null, and null passes through every operation.
 */
export type ExprType =
  | { kind: 'any' | 'null' | 'boolean' | 'number' }
  /** `values`: the only texts that are possible; `holds`: a text that is never a number. */
  | { kind: 'text'; values?: readonly string[]; holds?: 'date' | 'id' }
  | { kind: 'list'; item: () => ExprType }
  | ObjectType;

export interface ObjectType {
  kind: 'object';
  /** Undefined for a field that does not exist. */
  field(name: string): ExprType | undefined;
  names(): string[];
  /** The type of all other fields, for open objects. */
  rest?: ExprType;
}

export const anyType: ExprType = { kind: 'any' };
export const nullType: ExprType = { kind: 'null' };
export const booleanType: ExprType = { kind: 'boolean' };
export const numberType: ExprType = { kind: 'number' };
export const textType: ExprType = { kind: 'text' };
/** A day or a moment of a record. */
export const dateType: ExprType = { kind: 'text', holds: 'date' };
/** The id of a person, a department, a file or a record. */
export const idType: ExprType = { kind: 'text', holds: 'id' };

export function listType(item: ExprType): ExprType {
  return { kind: 'list', item: () => item };
}

/** An object with exactly these fields. */
export function objectType(fields: Record<string, ExprType>, rest?: ExprType): ObjectType {
  const own = new Map(Object.entries(fields));
  const type: ObjectType = { kind: 'object', field: (name) => own.get(name), names: () => [...own.keys()] };
  if (rest) type.rest = rest;
  return type;
}

/** The type of a value that has one of the two. */
export function joinTypes(a: ExprType, b: ExprType): ExprType {
  if (a === b || b.kind === 'null') return a;
  if (a.kind === 'null') return b;
  if (a.kind === 'text' && b.kind === 'text') {
    return a.values && b.values ? { kind: 'text', values: [...new Set([...a.values, ...b.values])] } : textType;
  }
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', item: () => joinTypes(a.item(), b.item()) };
  if (a.kind === 'object' && b.kind === 'object') return joinObjects(a, b);
  return a.kind === b.kind ? a : anyType;
}

/** A field of either exists, and is null when the value is the other. */
function joinObjects(a: ObjectType, b: ObjectType): ObjectType {
  const type: ObjectType = {
    kind: 'object',
    field(name) {
      const left = a.field(name);
      const right = b.field(name);
      return left && right ? joinTypes(left, right) : (left ?? right);
    },
    names: () => [...new Set([...a.names(), ...b.names()])],
  };
  const rest = a.rest && b.rest ? joinTypes(a.rest, b.rest) : (a.rest ?? b.rest);
  if (rest) type.rest = rest;
  return type;
}

/** The kind in a message. */
export function kindName(type: ExprType): string {
  switch (type.kind) {
    case 'text':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'list':
      return 'a list';
    case 'object':
      return 'an object';
    case 'null':
      return 'null';
    default:
      return 'anything';
  }
}

/** False when a value of the one can never be a value of the other. */
export function mayBe(found: ExprType, wanted: ExprType): boolean {
  if (found.kind === 'any' || wanted.kind === 'any' || found.kind === 'null' || wanted.kind === 'null') return true;
  if (found.kind === 'list' && wanted.kind === 'list') return true;
  return found.kind === wanted.kind;
}

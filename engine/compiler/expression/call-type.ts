import type { ErrorDetail, Expr } from '#engine/document';
import type { Fail } from './fail.ts';
import {
  type FunctionName,
  type FunctionSignature,
  functionSignatures,
  isFunctionName,
  type ParameterKind,
} from './functions.ts';
import {
  anyType,
  booleanType,
  dateType,
  type ExprType,
  joinTypes,
  kindName,
  listType,
  nullType,
  numberType,
  textType,
} from './type.ts';

type Call = Extract<Expr, ['call', ...unknown[]]>;

const wanted: Record<ParameterKind, { kinds: readonly ExprType['kind'][]; name: string }> = {
  text: { kinds: ['text'], name: 'a text' },
  number: { kinds: ['number'], name: 'a number' },
  boolean: { kinds: ['boolean'], name: 'true or false' },
  list: { kinds: ['list'], name: 'a list' },
  object: { kinds: ['object'], name: 'an object' },
  scalar: { kinds: ['text', 'number', 'boolean'], name: 'a text, a number, or true or false' },
  sized: { kinds: ['text', 'list', 'object'], name: 'a text, a list or an object' },
  any: { kinds: [], name: 'anything' },
};

/** The type of a call, and whether its arguments fit the signature. */
export function callType(fail: Fail, part: Call, name: string, args: ExprType[]): ExprType {
  if (!isFunctionName(name)) return fail('PAGE_EXPRESSION_FUNCTION', part, { name });
  const signature = functionSignatures[name];
  const least = signature.parameters.length - (signature.optional ?? 0);
  const most = signature.repeats ? Number.POSITIVE_INFINITY : signature.parameters.length;
  if (args.length < least || args.length > most) {
    const number = least === most ? `${least}` : signature.repeats ? `${least} or more` : `${least} to ${most}`;
    fail('PAGE_EXPRESSION_TYPE', part, { reason: `${name}() takes ${number} arguments, and has ${args.length}` });
    return resultType(signature, args);
  }
  args.forEach((type, index) => {
    const kind = signature.parameters[Math.min(index, signature.parameters.length - 1)] ?? 'any';
    const { kinds, name: typeName } = wanted[kind];
    const at = part[2][index] ?? part;
    const never = neverFits(name, index, type);
    if (never) fail('PAGE_EXPRESSION_EMPTY', at, never.detail, never.hint);
    if (kind === 'any' || type.kind === 'any' || type.kind === 'null' || kinds.includes(type.kind)) return;
    fail('PAGE_EXPRESSION_TYPE', at, { reason: `${name}() takes ${typeName} here, and this is ${kindName(type)}` });
  });
  return resultType(signature, args);
}

const dateStyles: readonly string[] = ['date', 'time', 'datetime'];

/** What is of the right kind and still never gives a value: a date read as a number, a style of dates that there is not. */
function neverFits(
  name: FunctionName,
  index: number,
  type: ExprType,
): { detail: ErrorDetail; hint?: string } | undefined {
  if (type.kind !== 'text') return undefined;
  if ((name === 'number' || name === 'int') && type.holds)
    return { detail: { reason: `${name}() reads a number, and ${names[type.holds]} is none` } };
  if (name !== 'formatDate' || index !== 1 || !type.values || type.values.some((one) => dateStyles.includes(one)))
    return undefined;
  return {
    detail: { reason: `formatDate() does not have the style "${type.values.join('", "')}"` },
    hint: `Write '${dateStyles.join("', '")}', or leave it out.`,
  };
}

const names = { date: 'a date', id: 'an identifier' } as const;

function resultType(signature: FunctionSignature, args: ExprType[]): ExprType {
  switch (signature.result) {
    case 'text':
      return textType;
    case 'date?':
      return dateType;
    case 'number':
    case 'number?':
      return numberType;
    case 'boolean':
      return booleanType;
    case 'texts':
      return listType(textType);
    case 'first':
      return args.length ? args.reduce(joinTypes, nullType) : anyType;
  }
}

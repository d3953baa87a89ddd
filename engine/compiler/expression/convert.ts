import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '#schemas';
import type { Expr } from '#engine/document';
import { expressionForms, type FormName, formExpr, isFormName, plainName } from './forms.ts';
import { functionSignatures, isFunctionName } from './functions.ts';
import { isReservedName } from './names.ts';
import { ExpressionFailure, type Positions } from './diagnostic.ts';

const maximumDepth = 150;
const macros = ['all', 'exists', 'exists_one', 'filter', 'map'] as const;
const binary = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in'] as const;

/** Our syntax tree of cel-js's; throws ExpressionFailure for everything that is CEL but not in our subset. */
export function convert(ast: ASTNode, positions: Positions, depth = 0): Expr {
  if (depth > maximumDepth) throw new ExpressionFailure('PAGE_EXPRESSION_LIMIT', ast.start, { what: 'deeply nested' });
  const expr = convertNode(ast, (part) => convert(part, positions, depth + 1));
  positions.set(expr, { start: ast.start, name: nameStart(ast) });
  return expr;
}

/** Where the last name of `a.b` or `has(a.b)` starts. */
function nameStart(ast: ASTNode): number {
  if (ast.op === 'call' && ast.args[0] === 'has') return ast.args[1][0]?.pos ?? ast.start;
  return ast.op === '.' ? ast.pos : ast.start;
}

function convertNode(ast: ASTNode, inner: (part: ASTNode) => Expr): Expr {
  switch (ast.op) {
    case 'value':
      return literal(ast.args, ast.start);
    case 'id':
      return ['var', usable(ast.args, ast.start)];
    case '.':
      return ['get', inner(ast.args[0]), usable(ast.args[1], ast.pos)];
    case '[]':
      return access(ast.args[0], ast.args[1], inner);
    case '!_':
      return ['not', inner(ast.args)];
    case '-_':
      return negative(inner(ast.args));
    case '&&':
      return ['and', inner(ast.args[0]), inner(ast.args[1])];
    case '||':
      return ['or', inner(ast.args[0]), inner(ast.args[1])];
    case '?:':
      return ['if', inner(ast.args[0]), inner(ast.args[1]), inner(ast.args[2])];
    case 'list':
      return ['list', ast.args.map(inner)];
    case 'map':
      return ['map', ast.args.map(([key, value]): [Expr, Expr] => [mapKey(key, inner), inner(value)])];
    case 'call':
      return call(ast, ast.args[0], undefined, ast.args[1], inner);
    case 'rcall':
      return call(ast, ast.args[0], ast.args[1], ast.args[2], inner);
    case '.?':
    case '[?]':
      throw syntax(ast, 'optional access is not known; null passes through by itself');
    default: {
      const operator = binary.find((name) => name === ast.op);
      if (!operator) throw syntax(ast, `"${ast.op}" is not known`);
      // Safe: every remaining operator of cel-js takes two operands.
      const [left, right] = ast.args as [ASTNode, ASTNode];
      return ['op', operator, inner(left), inner(right)];
    }
  }
}

function literal(value: unknown, start: number): Expr {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return ['lit', value];
  if (typeof value === 'bigint') {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return ['lit', number];
    throw new ExpressionFailure('PAGE_EXPRESSION_SYNTAX', start, { reason: 'the number is too big to be exact' });
  }
  throw new ExpressionFailure('PAGE_EXPRESSION_SYNTAX', start, { reason: 'bytes and unsigned numbers are not known' });
}

function negative(expr: Expr): Expr {
  return expr[0] === 'lit' && typeof expr[1] === 'number' && expr[1] > 0 ? ['lit', -expr[1]] : ['neg', expr];
}

function access(object: ASTNode, key: ASTNode, inner: (part: ASTNode) => Expr): Expr {
  if (key.op === 'value' && typeof key.args === 'string') usable(key.args, key.start);
  return ['at', inner(object), inner(key)];
}

function mapKey(key: ASTNode, inner: (part: ASTNode) => Expr): Expr {
  if (key.op === 'value' && typeof key.args === 'string') usable(key.args, key.start);
  return inner(key);
}

function call(
  ast: ASTNode,
  written: string,
  receiver: ASTNode | undefined,
  args: ASTNode[],
  inner: (part: ASTNode) => Expr,
): Expr {
  const name = plainName(written);
  if (name === 'has' && !receiver) return has(ast, args, inner);
  const macro = macros.find((known) => known === name);
  if (macro && receiver) return each(ast, macro, receiver, args, inner);
  if (isFormName(name) && !receiver) return form(ast, name, args.map(inner));
  if (!isFunctionName(name)) {
    const known = [...Object.keys(functionSignatures), ...Object.keys(expressionForms), 'has', ...macros];
    const meant = nearest(name, known);
    throw new ExpressionFailure('PAGE_EXPRESSION_FUNCTION', ast.pos, { name }, meant && `Did you mean "${meant}"?`);
  }
  return ['call', name, (receiver ? [receiver, ...args] : args).map(inner)];
}

function form(ast: ASTNode, name: FormName, args: Expr[]): Expr {
  const made = formExpr(name, args);
  if (made) return made;
  const { least, most } = expressionForms[name];
  const number = least === most ? `${least}` : `${least} to ${most}`;
  const reason = `${name}() takes ${number} arguments, and has ${args.length}`;
  throw new ExpressionFailure('PAGE_EXPRESSION_TYPE', ast.start, { reason });
}

function has(ast: ASTNode, args: ASTNode[], inner: (part: ASTNode) => Expr): Expr {
  const [field] = args;
  if (args.length !== 1 || field?.op !== '.') throw syntax(ast, 'has() takes one field, such as has(data.user)');
  return ['has', inner(field.args[0]), usable(field.args[1], field.pos)];
}

type Macro = (typeof macros)[number];

function each(ast: ASTNode, macro: Macro, list: ASTNode, args: ASTNode[], inner: (part: ASTNode) => Expr): Expr {
  const [name, first, second] = args;
  if (name?.op !== 'id') throw syntax(ast, `${macro}() takes a name first, such as list.${macro}(item, …)`);
  const variable = usable(name.args, name.start);
  if (args.length === 3 && macro === 'map' && first && second) {
    return ['each', 'map', ['each', 'filter', inner(list), variable, inner(first)], variable, inner(second)];
  }
  if (args.length !== 2 || !first) throw syntax(ast, `${macro}() takes a name and an expression`);
  return ['each', macro, inner(list), variable, inner(first)];
}

function usable(name: string, start: number): string {
  if (isReservedName(name)) throw new ExpressionFailure('PAGE_NAME_RESERVED', start, { name });
  return name;
}

function syntax(ast: ASTNode, reason: string): ExpressionFailure {
  return new ExpressionFailure('PAGE_EXPRESSION_SYNTAX', ast.start, { reason });
}

import { type JsonSchema, nearest } from '#schemas';
import { type ExprType, kindName } from '../expression/type.ts';

/** Why an expression's value does not fit the schema's type; undefined when it fits. */
export function misfit(found: ExprType, wanted: ExprType, schema: JsonSchema): string | undefined {
  if (found.kind === 'any' || found.kind === 'null' || wanted.kind === 'any' || wanted.kind === 'null')
    return undefined;
  if (schema['x-text'] && found.kind === 'number') return undefined;
  if (found.kind !== wanted.kind) return `This is ${kindName(found)}, and ${kindName(wanted)} is wanted.`;
  if (found.kind === 'list' && wanted.kind === 'list') {
    const inner = misfit(found.item(), wanted.item(), schema.items ?? {});
    return inner && `The items do not fit: ${inner}`;
  }
  if (found.kind === 'text' && wanted.kind === 'text') return strayValue(found.values, wanted.values);
  return undefined;
}

function strayValue(found: readonly string[] | undefined, wanted: readonly string[] | undefined): string | undefined {
  if (!found || !wanted) return undefined;
  const stray = found.find((value) => !wanted.includes(value));
  if (stray === undefined) return undefined;
  const meant = nearest(stray, wanted);
  return `"${stray}" is not one of ${wanted.join(', ')}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}

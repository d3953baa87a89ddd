import type { Schemas } from '#openapi';
import { literally } from '#server/kernel/lists/index.ts';
import type { Operator } from './comparisons.ts';
import { filterLimits } from './filter.ts';

type Config = Schemas['QueryBuilderConfig'];
type Type = Config['types'][number]['type'];
type Arity = Config['types'][number]['operators'][number]['arity'];

const empty: readonly Operator[] = ['isEmpty', 'isNotEmpty'];
const among: readonly Operator[] = ['eq', 'ne', 'in', 'notIn'];
const ordered: readonly Operator[] = [...among, 'gt', 'gte', 'lt', 'lte', 'between'];
const lists: readonly Operator[] = ['containsAny', 'containsAll', 'containsNone'];

/** What the compiler of conditions knows of each type; tests ask it for every other operator too. */
const operators: Readonly<Record<Type, readonly Operator[]>> = {
  text: [...among, 'contains', 'notContains', 'startsWith', 'endsWith'],
  number: ordered,
  boolean: ['eq', 'ne'],
  date: [...ordered, 'within'],
  datetime: [...ordered, 'within'],
  select: among,
  multiSelect: lists,
  user: [...among, 'under'],
  department: [...among, 'under'],
  file: lists,
};

const many: ReadonlySet<Operator> = new Set(['in', 'notIn', 'under', ...lists]);

function arityOf(operator: Operator): Arity {
  if (empty.includes(operator)) return 'none';
  if (operator === 'between') return 'two';
  return many.has(operator) ? 'many' : 'one';
}

/** What conditions may ask of each type of field, and how they nest (TABLE-29). */
export const builderConfig = (): Config => ({
  logicalOperators: ['all', 'any'],
  maxDepth: filterLimits.levels,
  maxConditions: filterLimits.conditions,
  types: Object.entries(operators).map(([type, known]) => ({
    // Safe: the keys are those of the record above.
    type: type as Type,
    operators: [...known, ...empty].map((operator) => ({ operator, arity: arityOf(operator) })),
  })),
});

const special = ['\\', '%', '_'];

/** Characters that mean something in a pattern, with what stands for them as themselves. */
export const escapes: Schemas['EscapedCharacter'][] = special.map((character) => ({
  character,
  escaped: literally(character),
}));

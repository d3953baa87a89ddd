import { builderConfig } from '#server/domains/data/query/builder-config.ts';
import type { FixedQuestion } from './ask-fixed.ts';

/** Operators of a type by how many values they take. */
const taking = (type: ReturnType<typeof builderConfig>['types'][number]['type'], answer: string): FixedQuestion => ({
  what: `operators of ${type}`,
  ask: async () => {
    const known = builderConfig().types.find((one) => one.type === type)?.operators ?? [];
    return known.map(({ operator, arity }) => `${operator} ${arity}`).join(', ');
  },
  answer,
});

/** What the builder of conditions offers. */
export const builderQuestions: readonly FixedQuestion[] = [
  taking(
    'date',
    'eq one, ne one, in many, notIn many, gt one, gte one, lt one, lte one, between two, within one, isEmpty none, isNotEmpty none',
  ),
  taking('user', 'eq one, ne one, in many, notIn many, under many, isEmpty none, isNotEmpty none'),
  taking('multiSelect', 'containsAny many, containsAll many, containsNone many, isEmpty none, isNotEmpty none'),
];

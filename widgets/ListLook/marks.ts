import type { Schemas } from '#openapi';
import { isData } from '#engine/runtime';
import { newCondition } from '../kit/filter/comparisons.ts';
import { completeOf, type FilterField, readFilter } from '../kit/filter/filter.ts';

export type Mark = Schemas['RecordMark'];
export type MarkTone = Mark['tone'];

/** The tones of a mark, the calmest first. */
export const markTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const satisfies readonly MarkTone[];

/** The most marks of a list; the contract's limit. */
export const mostMarks = 10;
/** Characters of a mark's name; the contract's limit. */
export const longestName = 60;

/** Marks out of whatever is bound. */
export function readMarks(value: unknown): Mark[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown): Mark[] => {
    if (!isData(one) || Array.isArray(one)) return [];
    const { name, tone, filter } = one as Partial<Mark>;
    return [
      {
        name: typeof name === 'string' ? name : '',
        tone: markTones.find((known) => known === tone) ?? 'neutral',
        filter: readFilter(filter),
      },
    ];
  });
}

/** The marks that a list can show: those with a name and a condition that says what it compares with. Null without any. */
export function wholeMarks(marks: readonly Mark[]): Mark[] | null {
  const whole = marks
    .map(({ name, tone, filter }) => ({ name: name.trim(), tone, filter: completeOf(filter) }))
    .filter(({ name, filter }) => name !== '' && filter.children.length > 0);
  return whole.length > 0 ? whole : null;
}

/** A mark to be filled in: its first condition is there, and it has a tone that the others do not have. */
export function newMark(marks: readonly Mark[], [first]: readonly FilterField[], canFind: boolean): Mark {
  const taken = new Set(marks.map(({ tone }) => tone));
  return {
    name: '',
    tone: (['warning', 'success', 'info', 'danger'] as const).find((tone) => !taken.has(tone)) ?? 'neutral',
    filter: { logicalOperator: 'all', children: first ? [newCondition(first, canFind)] : [] },
  };
}

/** The marks with one of them a place earlier: the first one that holds counts. */
export function earlierMark(marks: readonly Mark[], at: number): Mark[] {
  const [mark, before] = [marks[at], marks[at - 1]];
  return mark && before ? [...marks.slice(0, at - 1), mark, before, ...marks.slice(at + 1)] : [...marks];
}

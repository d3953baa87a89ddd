import type { RecordForm, RecordValues } from '#engine/forms';
import { controlOf } from '#kinds';
import { isObject } from '#schemas';
import type { Search } from './found/useFound.ts';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Lists of choices that name what a record holds, out of the texts that were answered with it; by the field's id. */
export function displayedChoices(
  { fields }: RecordForm,
  start: RecordValues,
  display: unknown,
): Readonly<Record<string, readonly object[]>> {
  if (!isObject(display)) return {};
  const named = [...fields.values()].flatMap((plan) => {
    const { id, kind } = plan;
    if ('options' in kind && kind.options.source === 'fixed') return [];
    const [values, texts] = [listOf(start[id]), listOf(display[id])];
    const entries = values.flatMap((value, index) => {
      const text = texts[index];
      return typeof text === 'string' ? (controlOf(kind).choice?.(value, text) ?? []) : [];
    });
    return entries.length === 0 ? [] : [[id, entries] as const];
  });
  return Object.fromEntries(named);
}

/** A search for each relation of the form, also in the rows of sub-tables, by the page's one call for all of them. */
export function relationSearches({ fields }: RecordForm, relations: unknown): Readonly<Record<string, Search>> {
  if (!isObject(relations) || typeof relations['call'] !== 'string') return {};
  const { call, with: more } = relations;
  const plans = [...fields.values()].flatMap((plan) => [
    { path: plan.id, plan },
    ...plan.columns.map((column) => ({ path: `${plan.id}.${column.id}`, plan: column })),
  ]);
  return Object.fromEntries(
    plans
      .filter(({ plan }) => plan.kind.type === 'relation' && plan.kind.reverse_field === undefined)
      .map(({ path, plan }) => {
        const own = { ...(isObject(more) ? more : {}), field: path };
        return [plan.id, { call, with: own, value: 'id', label: 'title', hint: 'details', record: 'form' }];
      }),
  );
}

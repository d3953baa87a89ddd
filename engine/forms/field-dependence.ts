import { readsOf } from '../runtime/evaluate/reads.ts';
import { computedReads } from './computed-reads.ts';
import type { FormConfig } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';

/** The fields of the form that conditions of another table's records compare with. */
function formOperands(conditions: unknown): string[] {
  if (Array.isArray(conditions)) return conditions.flatMap(formOperands);
  if (typeof conditions !== 'object' || conditions === null) return [];
  const { kind, field } = conditions as { kind?: unknown; field?: unknown };
  if (kind === 'form' && typeof field === 'string') return [field];
  return Object.values(conditions).flatMap(formOperands);
}

const rootsOf = (expr: unknown): string[] => readsOf(expr).map(([root = '']) => root);

/**
 * What fills or narrows the fields of a record, by field: what formulas, initial values and rules read, the relation of a look-up, the
 * records of a roll-up, the sources of fills, and what the choices of a relation compare with. Columns of sub-tables are left out:
 * what a rule does in their rows it does to the sub-table.
 */
export function fieldDependence(config: FormConfig, form: RecordForm): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map([...form.fields.keys()].map((id) => [id, new Set<string>()]));
  const add = (target: string, sources: readonly string[]) => {
    for (const source of sources) if (source !== target && form.fields.has(source)) found.get(target)?.add(source);
  };
  for (const { path, reads } of computedReads(form)) add(path, reads);
  for (const { target, source } of form.initial) if (source.kind === 'formula') add(target, rootsOf(source.expr));
  for (const { id, kind } of form.fields.values()) {
    if (kind.type === 'lookup') add(id, [kind.relation]);
    if (kind.type === 'rollup') add(id, [kind.of]);
    if (kind.type === 'relation') add(id, formOperands(kind.filter));
  }
  for (const { from, mapping } of config.fills ?? []) {
    const sources = from.kind === 'relation' ? [from.field] : formOperands(from.filter);
    for (const { target_field } of mapping) add(target_field, sources);
  }
  for (const { id, rows, when, puts } of form.rules) {
    const columns = new Set(rows === undefined ? [] : form.fields.get(rows)?.columns.map((column) => column.id));
    const addTo = (target: string, reads: readonly string[]) =>
      // What a rule puts into rows is a value of the sub-table; a column is read before the field that has its name.
      add(
        rows ?? target,
        reads.filter((name) => !columns.has(name)),
      );
    const reads = rootsOf(when);
    for (const { target, source } of puts)
      addTo(target, source.kind === 'formula' ? [...reads, ...rootsOf(source.expr)] : reads);
    const rule = config.rules?.find((one) => one.id === id);
    for (const effect of [...(rule?.then ?? []), ...(rule?.otherwise ?? [])])
      if (effect.do === 'limitOptions') addTo(effect.target, reads);
  }
  return found;
}

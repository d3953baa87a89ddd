import type { CompiledNode } from '#engine/document';
import { checkTargets } from './control-states.ts';
import type { Showing } from './field-input.ts';
import { formBody } from './form-nodes.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { readFormTree } from './form-tree.ts';
import { recordScope } from './formulas.ts';
import type { PatternEngine } from './patterns.ts';
import { checkControls, flatten, planFields, planSteps } from './plan-fields.ts';
import {
  applyRowRules,
  applyRules,
  type FormNames,
  hiddenExpr,
  messagesFor,
  planRules,
  readChecks,
  readRules,
  readSource,
} from './plan-rules.ts';
import type { Path } from '../runtime/state/store.ts';
import { isPassword } from '#kinds';

/** The paths of passwords in a record of these fields; `*` is every row of a sub-table. They are sent and never persisted. */
function secretPaths(fields: ReadonlyMap<string, FieldPlan>): Path[] {
  return [...fields.values()].flatMap(({ id, kind, columns }) => [
    ...(isPassword(kind) ? [[id]] : []),
    ...columns.filter((column) => isPassword(column.kind)).map((column) => [id, '*', 'data', column.id]),
  ]);
}

/** How a form is compiled. */
export interface CompileOptions extends Showing {
  /** Finds patterns that cannot be run; absent: all are accepted. */
  patterns?: PatternEngine | undefined;
}

/**
 * Makes a form out of its design: nodes for the engine, what is computed in which order, rules and checks. Takes any JSON and
 * never throws: errors are diagnostics, and a broken control shows its own while the others work (TABLE-20 to TABLE-22).
 */
export function compileRecordForm(config: unknown, options: CompileOptions): RecordForm {
  const { locale, isReadOnly, host, patterns, unfinished } = options;
  const tree = readFormTree(config);
  const all = flatten(tree.controls);
  checkControls(tree, all);
  const fields = planFields(all, { locale, diagnostics: tree.diagnostics, patterns });
  const kinds = new Map([...fields].map(([id, { kind }]) => [id, kind]));
  const steps = planSteps(tree, all, fields);
  const names: FormNames = { tree, kinds, fields, scope: recordScope(fields.values()) };
  const rules = readRules(names);
  const controls = new Set(all.map(({ id }) => id));
  for (const rule of rules) {
    checkTargets(rule, rule.rows === undefined ? controls : columnsOf(fields, rule.rows), tree.diagnostics);
  }
  const ofRecord = rules.filter(({ rows }) => rows === undefined);
  applyRules(all, fields, ofRecord);
  for (const { id, columns } of fields.values()) {
    const own = rules.filter(({ rows }) => rows === id);
    if (own.length > 0) for (const column of columns) applyRowRules(column, own);
  }
  const initial = [...fields.values()].flatMap(({ id, field, pointer }) => {
    const source = field.initial && readSource(field.initial, `${pointer}/initial`, names);
    return source ? [{ target: id, source }] : [];
  });
  const body = formBody(
    tree.controls,
    tree.loose.filter(({ pointer }) => concernsForm(pointer)),
    {
      locale,
      isReadOnly,
      host,
      unfinished,
      fields,
      layout: tree.config.layout,
      hiddenOf: (control) => hiddenExpr(control, all, ofRecord),
      messagesOf: (id, table) =>
        messagesFor(
          id,
          rules.filter(({ rows }) => rows === table),
          locale,
        ),
      hasRowRules: (table) => rules.some(({ rows }) => rows === table),
    },
  );
  return {
    body,
    widgets: [...new Set(widgetsIn(body))],
    fields,
    secrets: secretPaths(fields),
    initial,
    steps,
    rules: planRules(rules),
    checks: readChecks(names, locale),
    patterns: [...fields.values()].flatMap(patternsOf),
    diagnostics: tree.diagnostics.diagnostics,
  };
}

const columnsOf = (fields: ReadonlyMap<string, FieldPlan>, table: string): Set<string> =>
  new Set(fields.get(table)?.columns.map(({ id }) => id));

/** Parts for lists, statistics and other views do not trouble who fills the form in. */
function concernsForm(pointer: string): boolean {
  return pointer === '' || /^\/(fields|layout|formLabel)(\/|$)/.test(pointer);
}

function widgetsIn({ widget, slots = {} }: CompiledNode): string[] {
  return [widget, ...Object.values(slots).flatMap((nodes) => nodes.flatMap(widgetsIn))];
}

function patternsOf({ kind, columns }: FieldPlan): string[] {
  const own = kind.type === 'text' && kind.pattern ? [kind.pattern.expression] : [];
  return [...own, ...columns.flatMap(patternsOf)];
}

import { pointerTo } from '#schemas';
import type { Diagnostic, Expr } from '#engine/document';
import { readerNames } from '../compiler/expression/names.ts';
import { parseExpression } from '../compiler/expression/parse.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import type { FieldPlan, Step } from './form-plan.ts';
import { addDiagnostic, type FormTree } from './form-tree.ts';
import { rounded } from './formulas.ts';
import { planLive } from './live-formula.ts';
import type { LiveNode, LiveType } from './live-node.ts';

/** A step whose formula cannot be computed when records are read. */
export interface BrokenStep {
  step: Step;
  diagnostic: Diagnostic;
}

const names = Object.entries(readerNames);

/** What makes a formula live, as it is written; undefined for one that is stored. */
function liveName(expr: Expr, isLive: (field: string) => boolean): string | undefined {
  const roots = readsOf(expr).map(([root = '']) => root);
  const form = names.find(([, name]) => roots.includes(name))?.[0];
  return form === undefined ? roots.find(isLive) : `${form}()`;
}

/**
 * Marks the formulas that know their reader or the time, or read one that does: they are computed when records are read. Takes steps in
 * their order. @returns those that cannot be
 */
export function planLiveFields(
  steps: readonly Step[],
  fields: ReadonlyMap<string, FieldPlan>,
  diagnostics: FormTree['diagnostics'],
): BrokenStep[] {
  const live = new Map<string, LiveNode>();
  return steps.flatMap((step): BrokenStep[] => {
    const plan = fields.get(step.kind === 'column' ? step.table : step.id);
    if (step.kind === 'rollup' || !plan) return [];
    const column = step.kind === 'column' ? plan.columns.find(({ id }) => id === step.id) : undefined;
    const own = new Set(step.kind === 'column' ? plan.columns.map(({ id }) => id) : []);
    const name = liveName(step.expr, (field) => live.has(field) && !own.has(field));
    if (name === undefined) return [];
    if (step.kind === 'column') {
      const pointer = pointerTo(`${(column ?? plan).pointer}/kind`, 'expression');
      return [{ step, diagnostic: addDiagnostic(diagnostics, 'FORM_FORMULA_LIVE_ROWS', pointer, { name }) }];
    }
    const made = liveNode(plan, { fields, live, diagnostics });
    if ('code' in made) return [{ step, diagnostic: made }];
    live.set(step.id, made);
    plan.live = made;
    return [];
  });
}

interface Around {
  fields: ReadonlyMap<string, FieldPlan>;
  live: ReadonlyMap<string, LiveNode>;
  diagnostics: FormTree['diagnostics'];
}

function liveNode(plan: FieldPlan, { fields, live, diagnostics }: Around): LiveNode | Diagnostic {
  const { kind, pointer, field, id } = plan;
  const text = kind.type === 'formula' ? kind.expression : '';
  const parsed = parseExpression(text);
  // Safe: only formulas that could be read become steps.
  if (parsed.diagnostic || kind.type !== 'formula') throw new TypeError(`"${id}" is no formula.`);
  if (field.is_unique === true)
    return addDiagnostic(diagnostics, 'FORM_FORMULA_LIVE_UNIQUE', `${pointer}/is_unique`, { name: id });
  const type: LiveType = kind.result === 'date' ? 'text' : kind.result;
  const made = planLive(rounded(parsed.expr, kind), type, { fields, live });
  if (!('part' in made)) return made;
  const at = (parsed.positions.get(made.part)?.start ?? 0) + 1;
  const expression = pointerTo(`${pointer}/kind`, 'expression');
  if (made.isTooLarge) return addDiagnostic(diagnostics, 'PAGE_EXPRESSION_LIMIT', expression, { what: 'complex', at });
  return addDiagnostic(diagnostics, 'FORM_FORMULA_LIVE', expression, { name: made.name, reason: made.reason, at });
}

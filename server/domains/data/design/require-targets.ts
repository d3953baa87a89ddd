import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { compiledForm } from './compiled-form.ts';
import { existingDepartments, existingViews } from './existing-ids.ts';
import type { TableOwner } from './table-rows.ts';

type Kind = Schemas['FieldKind'];

interface Target {
  pointer: string;
  id: string;
}

/** The views that a field reads: of a relation, and of options of a table. */
function viewsOf(kind: Kind, pointer: string): Target[] {
  if (kind.type === 'relation') return [{ pointer: `${pointer}/kind/logical_table_id`, id: kind.logical_table_id }];
  if (!('options' in kind) || kind.options.source !== 'table') return [];
  return [{ pointer: `${pointer}/kind/options/logical_table_id`, id: kind.options.logical_table_id }];
}

/** The departments to which a field narrows its choice. */
function departmentsOf(kind: Kind, pointer: string): Target[] {
  if (kind.type === 'department' && kind.below !== undefined)
    return [{ pointer: `${pointer}/kind/below`, id: kind.below }];
  if (kind.type !== 'user') return [];
  return (kind.department_ids ?? []).map((id, index) => ({ pointer: `${pointer}/kind/department_ids/${index}`, id }));
}

const unknown = ({ pointer }: Target): RequestIssue => ({
  pointer: `/formConfig${pointer}`,
  message: { 'en-US': 'This names something that does not exist here.', 'zh-CN': '所引用的对象在此处不存在。' },
});

/** Throws `form_design_invalid` at each field or related table that is a view of another application, or a department that is not there. */
export async function requireTargets(query: Query, owner: TableOwner, config: Schemas['FormConfig']): Promise<void> {
  const { form } = compiledForm(config, 'en-US');
  const plans = [...form.fields.values()].flatMap((plan) => [plan, ...plan.columns]);
  const views = plans.flatMap(({ kind, pointer }) => viewsOf(kind, pointer));
  const related = (config.related_tables ?? []).map((id, index) => ({ pointer: `/related_tables/${index}`, id }));
  views.push(...related);
  const departments = plans.flatMap(({ kind, pointer }) => departmentsOf(kind, pointer));
  const idsOf = (targets: readonly Target[]) => targets.map(({ id }) => id);
  const found = new Set([
    ...(await existingViews(query, owner, idsOf(views))),
    ...(await existingDepartments(query, owner.wsId, idsOf(departments))),
  ]);
  const issues = [...views, ...departments].filter(({ id }) => !found.has(id)).map(unknown);
  if (issues.length > 0) throw new Failure('form_design_invalid', { faults: issues });
}

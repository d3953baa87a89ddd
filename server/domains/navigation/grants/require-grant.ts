import type { Schemas } from '#openapi';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';

type Node = Schemas['FilterNode'];

/** As FilterConditions says. */
const mostLevels = 5;
const mostConditions = 200;

const issue = (pointer: string, en: string, zh: string, hint: [en: string, zh: string]): RequestIssue => ({
  pointer,
  message: { 'en-US': en, 'zh-CN': zh },
  hint: { 'en-US': hint[0], 'zh-CN': hint[1] },
});

function heightOf(node: Node): number {
  return node.kind === 'condition' ? 0 : 1 + Math.max(0, ...node.children.map(heightOf));
}

function conditionsIn(node: Node): number {
  return node.kind === 'condition' ? 1 : node.children.reduce((sum, child) => sum + conditionsIn(child), 0);
}

function scopeIssues(scope: Schemas['MenuDataScope']): RequestIssue[] {
  if (scope.kind !== 'filter') return [];
  const pointer = '/data_scope/filter/children';
  const { children } = scope.filter;
  if (children.length === 0) {
    return [
      issue(pointer, 'A filter without conditions would show every record.', '没有条件的筛选会显示所有记录。', [
        'Add a condition, or send { "kind": "all" }.',
        '请添加条件，或使用 { "kind": "all" }。',
      ]),
    ];
  }
  const isTooDeep = 1 + Math.max(0, ...children.map(heightOf)) > mostLevels;
  const isTooMuch = children.reduce((sum, child) => sum + conditionsIn(child), 0) > mostConditions;
  if (!isTooDeep && !isTooMuch) return [];
  return [
    issue(pointer, 'The filter is too large.', '筛选条件过多或嵌套过深。', [
      `At most ${mostLevels} levels and ${mostConditions} conditions.`,
      `最多 ${mostLevels} 层、${mostConditions} 个条件。`,
    ]),
  ];
}

function fieldIssues(visible: Schemas['MenuVisibleFields']): RequestIssue[] {
  if (visible.kind === 'all') return [];
  const names = visible.fields.map(({ field }) => field);
  return names.flatMap((name, at) =>
    names.indexOf(name) === at
      ? []
      : [
          issue(`/visible_fields/fields/${at}/field`, `"${name}" is named twice.`, `字段“${name}”重复。`, [
            'Name each field once.',
            '每个字段只填写一次。',
          ]),
        ],
  );
}

/** Throws `Invalid` for a filter without conditions or beyond the limits of filters, and for a field that is named twice. */
export function requireGrant(grant: {
  visible_fields?: Schemas['MenuVisibleFields'] | undefined;
  data_scope?: Schemas['MenuDataScope'] | undefined;
}): void {
  const issues = [
    ...(grant.visible_fields ? fieldIssues(grant.visible_fields) : []),
    ...(grant.data_scope ? scopeIssues(grant.data_scope) : []),
  ];
  if (issues.length > 0) throw new Invalid({ issues });
}

import { nearest } from '#schemas';
import type { CompiledNode, CompiledValue, Expr, Diagnostic } from '#engine/document';
import { documentDiagnostic } from '#engine/written';
import { anyRow } from './control-states.ts';
import type { Showing } from './field-input.ts';
import { fieldNode } from './field-node.ts';
import { isGiven, isPassword, isReadable, type KindOf, textIn, valuesOf } from '#kinds';
import type { FormConfig, FormNode } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';
import type { Control } from './form-tree.ts';

interface NodeMaker extends Showing {
  fields: ReadonlyMap<string, FieldPlan>;
  layout: FormConfig['layout'];
  /** True while the control is hidden by rules or by design. */
  hiddenOf(control: Control): Expr;
  /** What rules say beside a field, or beside a column of a sub-table. */
  messagesOf(id: string, table?: string): readonly { holds: Expr; text: string }[];
  /** Whether rules are judged in each row of a sub-table. */
  hasRowRules(table: string): boolean;
}

const wholeRow = 24;
const takesRow: ReadonlySet<string> = new Set([
  'TextArea',
  'RichText',
  'FormFiles',
  'FormImages',
  'FormSignature',
  'AddressField',
]);
const recordPath = ['state', 'record'];
/**
 * The body of a form: widgets of the catalogue, and for what is around them those of the record form (`Form…`), in whose
 * grid a row has 24 parts. A broken control is a node that shows its diagnostic.
 */
export function formBody(controls: readonly Control[], loose: readonly Diagnostic[], maker: NodeMaker): CompiledNode {
  const shown = maker.unfinished === undefined ? loose.slice(0, 3) : [];
  const said = shown.map((diagnostic, index) => brokenNode(`fault ${index}`, diagnostic, maker));
  const columns = maker.layout?.columns ?? 1;
  return {
    id: 'form',
    widget: 'FormGrid',
    props: { span: wholeRow / columns },
    slots: { default: [...said, ...nodesOf(controls, maker)] },
  };
}

function nodesOf(controls: readonly Control[], maker: NodeMaker): CompiledNode[] {
  return controls.flatMap((control) => nodeOf(control, maker));
}

function nodeOf(control: Control, maker: NodeMaker): CompiledNode[] {
  const { node, diagnostic } = control;
  if (!node) {
    const box = diagnostic ? [wide(brokenNode(`${control.id} ${control.pointer}`, diagnostic, maker))] : [];
    return [...box, ...control.parts.flatMap((part) => nodesOf(part, maker))];
  }
  if (node.node === 'field') return fieldNodes(control, node, maker);
  const made = layoutNode(control, node, maker);
  const hidden = maker.hiddenOf(control);
  if (hidden[0] !== 'lit' || hidden[1] !== false) made.when = ['not', hidden];
  return [wide(made)];
}

function fieldNodes(control: Control, field: Extract<FormNode, { node: 'field' }>, maker: NodeMaker): CompiledNode[] {
  const plan = maker.fields.get(control.id);
  if (!plan) return [];
  if (plan.kind.type === 'subTable') {
    const broken = control.columns.flatMap(({ diagnostic, pointer }) =>
      diagnostic ? [wide(brokenNode(pointer, diagnostic, maker))] : [],
    );
    const columns = plan.columns.filter(({ pointer }) =>
      control.columns.some((one) => one.node && one.pointer === pointer),
    );
    return [...cellsOf(rowsNode({ ...plan, columns }, plan.kind, maker), wholeRow), ...broken];
  }
  const made = fieldNode(plan, [...recordPath, plan.id], maker);
  const said = maker.messagesOf(plan.id);
  if (made?.props && said.length > 0) made.props.hint = { $: saidExpr(said, made.props.hint) };
  if (made) return cellsOf(made, field.width ?? (takesRow.has(made.widget) ? wholeRow : undefined));
  const diagnostic = unshownDiagnostic(plan, maker);
  const box = brokenNode(plan.id, diagnostic, maker);
  if (plan.hidden[0] !== 'lit' || plan.hidden[1] !== false) box.when = ['not', plan.hidden];
  return [wide(box)];
}

/** Why a field has no widget: the host does not have the named component, or cannot handle files. */
function unshownDiagnostic({ kind, pointer }: FieldPlan, { host }: Showing): Diagnostic {
  if (kind.type !== 'custom') return documentDiagnostic('FORM_KIND_UNSHOWN', `${pointer}/kind`, { kind: kind.type });
  const meant = nearest(kind.component_id, host?.widgetNames() ?? []);
  const hint = meant === undefined ? undefined : `Did you mean "${meant}"?`;
  return documentDiagnostic(
    'FORM_COMPONENT_UNKNOWN',
    `${pointer}/kind/component_id`,
    { name: kind.component_id },
    hint,
  );
}

/** The text of the last rule whose condition is true, else the field's own hint. */
function saidExpr(said: readonly { holds: Expr; text: string }[], hint: CompiledValue | undefined): Expr {
  const own: Expr = ['lit', typeof hint === 'string' ? hint : null];
  return said.reduce<Expr>((before, { holds, text }) => ['if', holds, ['lit', text], before], own);
}

function cellsOf(node: CompiledNode, width: number | undefined): CompiledNode[] {
  return [
    width === undefined
      ? node
      : { id: `${node.id} cell`, widget: 'FormCell', props: { span: width }, slots: { default: [node] } },
  ];
}

/** Layout controls and diagnostics take the whole row. Their own `when` hides them, and an empty cell takes no room. */
function wide(node: CompiledNode): CompiledNode {
  return { id: `${node.id} cell`, widget: 'FormCell', props: { span: wholeRow }, slots: { default: [node] } };
}

function brokenNode(id: string, diagnostic: Diagnostic, { unfinished }: Showing): CompiledNode {
  if (unfinished !== undefined) return { id, widget: 'Notice', props: { text: unfinished } };
  return { id, widget: 'FormCell', fault: diagnostic };
}

function layoutNode(control: Control, node: Exclude<FormNode, { node: 'field' }>, maker: NodeMaker): CompiledNode {
  const { id } = control;
  const slots = Object.fromEntries(control.parts.map((part, index) => [`part${index}`, nodesOf(part, maker)]));
  const textOf = (text: Parameters<typeof textIn>[0]): string => textIn(text, maker.locale) ?? '';
  const open = ['state', 'open', id];
  switch (node.node) {
    case 'section': {
      const props = {
        title: textOf(node.title),
        isFoldable: node.is_collapsible ?? false,
        isFolded: node.is_collapsed ?? false,
      };
      return { id, widget: 'FormSection', props, slots, ...(node.is_collapsible && { bind: open }) };
    }
    case 'columns':
      return { id, widget: 'FormColumns', props: { widths: node.columns.map(({ width }) => width ?? null) }, slots };
    case 'tabs': {
      const tabs = node.tabs.map(({ id: tab, title }) => ({ id: tab, label: textOf(title) }));
      return { id, widget: 'FormTabs', props: { tabs }, slots, bind: open };
    }
    case 'divider':
      return { id, widget: 'FormDivider', props: { title: textOf(node.title) } };
    case 'note':
      return { id, widget: 'Markdown', props: { text: textOf(node.text), level: 3 } };
  }
}

/** A sub-table; its cells are bound below `*`, which the row's number replaces. */
function rowsNode(plan: FieldPlan, kind: KindOf<'subTable'>, maker: NodeMaker): CompiledNode {
  const { id, field, columns } = plan;
  const isLocked = maker.isReadOnly;
  const cells = columns.map((column) => {
    const readOnly = eitherHolds(plan.readOnly, column.readOnly);
    const made = fieldNode({ ...column, readOnly }, [...recordPath, id, anyRow, 'data', column.id], maker);
    const diagnostic = unshownDiagnostic(column, maker);
    const node = made ?? brokenNode(column.id, diagnostic, maker);
    if (made?.props && column.kind.type !== 'boolean') made.props.labelHidden = true;
    const said = maker.messagesOf(column.id, id);
    if (made?.props && said.length > 0) made.props.hint = { $: saidExpr(said, made.props.hint) };
    return node;
  });
  const totals = new Set([...(kind.totals ?? []), ...summedColumns(id, maker)]);
  const props: Record<string, CompiledValue> = {
    label: plan.label,
    columns: columns.map((column) => ({
      id: column.id,
      label: column.label,
      width: column.field.width ?? null,
      isRequired: column.field.is_required === true && !isLocked,
      digits: digitsOf(column, totals),
      isGiven: isGiven(column.kind),
      paste: pastedOf(column),
    })),
    isCards: kind.widget === 'cards',
    ...(maker.hasRowRules(id) && !isLocked && { ruled: id }),
    least: kind.min_rows ?? 0,
    most: kind.max_rows ?? 200,
    isLocked:
      isLocked || kind.has_fixed_rows === true
        ? true
        : plan.readOnly[0] === 'lit'
          ? plan.readOnly[1]
          : { $: plan.readOnly },
    defaults: rowDefaults(columns),
  };
  const hint = textIn(field.hint, maker.locale);
  if (hint !== undefined) props.hint = hint;
  const binds = { wanted: ['state', 'open', id] };
  const node: CompiledNode = { id, widget: 'FormRows', props, bind: [...recordPath, id], binds, slots: { cells } };
  if (plan.hidden[0] !== 'lit' || plan.hidden[1] !== false) node.when = ['not', plan.hidden];
  return node;
}

/** What takes a pasted text in a column: its kind, or why none does; null for a column that is computed, which a pasted block passes over. */
function pastedOf({ kind, field }: FieldPlan): CompiledValue {
  if (isGiven(kind)) return null;
  if (field.is_read_only || isPassword(kind)) return { type: 'closed' };
  // A text does not say which record or person is meant, and the form does not know the options of a table.
  if (!isReadable(kind) || valuesOf(kind).refersTo) return { type: 'choose' };
  // Safe: the design of a field is JSON, and none of its names is that of an expression.
  return { type: 'own', kind: kind as unknown as CompiledValue };
}

/** Cells of a table that may only be read may only be read, too. */
function eitherHolds(table: Expr, column: Expr): Expr {
  if (table[0] === 'lit') return table[1] === true ? table : column;
  return column[0] === 'lit' && column[1] !== true ? table : ['or', table, column];
}

/** The columns of a sub-table of which a roll-up of the form is the sum of all rows. */
function summedColumns(id: string, { fields }: NodeMaker): string[] {
  return [...fields.values()].flatMap(({ kind }) =>
    kind.type === 'rollup' && kind.of === id && kind.function === 'sum' && !kind.filter && kind.field
      ? [kind.field]
      : [],
  );
}

/** The decimal digits of a column whose sum is shown below it, `any` for those that come out; null for a column without one. */
function digitsOf({ id, kind }: FieldPlan, totals: ReadonlySet<string>): number | 'any' | null {
  if (!totals.has(id)) return null;
  const { ofMany, digits } = valuesOf(kind);
  if (!ofMany?.(kind, 0)) return null;
  return digits?.(kind) ?? (kind.type === 'formula' ? 2 : 'any');
}

/** The literal values that a new row starts with. */
function rowDefaults(columns: readonly FieldPlan[]): Record<string, CompiledValue> {
  const given = columns.flatMap(({ id, field: { initial } }) =>
    initial?.kind === 'value' ? [[id, plainValue(initial.value)] as const] : [],
  );
  return Object.fromEntries(given);
}

/** Only plain values: an object in a design never becomes an expression of a node. */
function plainValue(value: unknown): CompiledValue {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string' || typeof item === 'number');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

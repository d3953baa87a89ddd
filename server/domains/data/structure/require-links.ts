import type { Schemas } from '#openapi';
import { type FieldPlan, formulaReads, isSummable, isPassword } from '#engine/forms';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { compiledForm } from '../design/compiled-form.ts';
import { findDesign, type TableDesign } from '../design/table-design.ts';
import type { TableOwner } from '../design/table-rows.ts';
import { type ViewTarget, viewTarget } from '../design/view-target.ts';
import { filterSql } from '../query/filter.ts';
import { isSystemName } from '../query/reachable.ts';
import type { FieldKind } from '../store/storage.ts';
import { pathsIn } from '../record/access/links.ts';
import { fieldIssues } from './sound-fields.ts';

type Kinds = ReadonlyMap<string, FieldKind>;

/** A table as other tables' fields name it; the one that is being designed has no stored design yet. */
interface Other {
  tableId: string | undefined;
  kinds: Kinds;
  design?: TableDesign | undefined;
}

/** How many relations a value may come through. */
const deepest = 4;
/** How many of them may lead to several records: each multiplies what one list reads (P45). */
const mostMany = 2;

const issueAt = (pointer: string, code: string, english: string, chinese: string): RequestIssue => ({
  pointer: `/formConfig${pointer}`,
  code,
  message: { 'en-US': english, 'zh-CN': chinese },
});

const unknownField = (pointer: string, name: string): RequestIssue => ({
  ...issueAt(pointer, 'FORM_FIELD_UNKNOWN', `The other table has no field "${name}".`, `关联表中没有字段“${name}”。`),
  hint: { 'en-US': 'Choose a field that the other table has.', 'zh-CN': '请选择关联表中已有的字段。' },
});

const misfit = (pointer: string, english: string, chinese: string): RequestIssue =>
  issueAt(pointer, 'FORM_FIELD_MISFIT', english, chinese);

const cycle = (pointer: string, way: readonly string[]): RequestIssue => ({
  ...issueAt(
    pointer,
    'FORM_FORMULA_CYCLE',
    `This value comes from itself: ${way.join(' → ')}.`,
    `该值来源于自身：${way.join(' → ')}。`,
  ),
  hint: { 'en-US': 'Look up a field that people fill in.', 'zh-CN': '请引用由用户填写的字段。' },
});

/** The links of one design to other tables, checked when it is saved. */
class LinkCheck {
  readonly issues: RequestIssue[] = [];
  private readonly query: Query;
  private readonly owner: TableOwner;
  private readonly own: Other;
  private readonly others = new Map<string, Promise<Other | undefined>>();

  constructor(query: Query, owner: TableOwner, own: Other) {
    this.query = query;
    this.owner = owner;
    this.own = own;
  }

  /** The table to which a relation leads; undefined for one that is not there, which other checks report. */
  private async target(kind: FieldKind | undefined): Promise<Other | undefined> {
    if (kind?.type !== 'relation') return undefined;
    const found: ViewTarget | undefined = await viewTarget(this.query, this.owner, kind.logical_table_id);
    if (!found) return undefined;
    if (found.tableId === this.own.tableId) return this.own;
    const known = this.others.get(found.tableId) ?? this.read(found.tableId);
    this.others.set(found.tableId, known);
    return known;
  }

  private async read(tableId: string): Promise<Other | undefined> {
    const design = await findDesign(this.query, this.owner, { id: tableId, locale: 'en-US' });
    if (!design) return undefined;
    return { tableId, design, kinds: new Map([...design.fields.values()].map(({ id, kind }) => [id, kind])) };
  }

  async checkPlan(plan: FieldPlan): Promise<void> {
    const { kind, pointer } = plan;
    if (kind.type === 'relation') await this.checkRelation(kind, `${pointer}/kind`);
    if (kind.type === 'lookup') await this.checkLookup(plan, kind);
    if (kind.type === 'rollup') await this.checkRollup(plan, kind);
    if ('options' in kind && kind.options.source === 'table')
      await this.checkOptions(kind.options, `${pointer}/kind/options`);
  }

  private async checkOptions(
    { logical_table_id, field }: Extract<Schemas['OptionSource'], { source: 'table' }>,
    at: string,
  ): Promise<void> {
    const other = await this.target({ type: 'relation', logical_table_id });
    if (other && !has(other.kinds, field)) this.issues.push(unknownField(`${at}/field`, field));
  }

  private async checkRelation(kind: Extract<FieldKind, { type: 'relation' }>, at: string): Promise<void> {
    const other = await this.target(kind);
    if (!other) return;
    (kind.display_fields ?? []).forEach((name, index) => {
      if (!has(other.kinds, name)) this.issues.push(unknownField(`${at}/display_fields/${index}`, name));
    });
    if (kind.filter) this.checkFilter(other, kind.filter, `${at}/filter`);
    if (kind.reverse_field === undefined) return;
    const reverse = other.kinds.get(kind.reverse_field);
    if (!reverse) this.issues.push(unknownField(`${at}/reverse_field`, kind.reverse_field));
    else if (reverse.type !== 'relation' || reverse.reverse_field !== undefined || !(await this.pointsHere(reverse))) {
      const english = `"${kind.reverse_field}" is no relation that points at this table.`;
      this.issues.push(misfit(`${at}/reverse_field`, english, `“${kind.reverse_field}”不是指向本表的关联字段。`));
    }
  }

  private async pointsHere(kind: FieldKind): Promise<boolean> {
    return this.own.tableId !== undefined && (await this.target(kind)) === this.own;
  }

  private async checkLookup(plan: FieldPlan, kind: Extract<FieldKind, { type: 'lookup' }>): Promise<void> {
    const at = `${plan.pointer}/kind`;
    const relation = this.own.kinds.get(kind.relation);
    if (relation?.type !== 'relation') {
      const english = `"${kind.relation}" is no relation of this form.`;
      this.issues.push(misfit(`${at}/relation`, english, `“${kind.relation}”不是本表单的关联字段。`));
      return;
    }
    const other = await this.target(relation);
    if (!other) return;
    const of = other.kinds.get(kind.field);
    if (!has(other.kinds, kind.field)) this.issues.push(unknownField(`${at}/field`, kind.field));
    else if (of?.type === 'subTable' || isPassword(of)) {
      this.issues.push(misfit(`${at}/field`, `"${kind.field}" cannot be looked up.`, `“${kind.field}”不能被引用。`));
    } else await this.follow(plan, `${at}/field`);
  }

  private async checkRollup(plan: FieldPlan, kind: Extract<FieldKind, { type: 'rollup' }>): Promise<void> {
    const at = `${plan.pointer}/kind`;
    const relation = this.own.kinds.get(kind.of);
    const other = await this.target(relation);
    if (!other) return;
    if (kind.filter) this.checkFilter(other, kind.filter, `${at}/filter`);
    if (kind.field === undefined) {
      if (kind.function === 'count') return;
      const english = `"${kind.function}" needs a field of the other table.`;
      this.issues.push(misfit(at, english, `“${kind.function}”需要选择关联表中的字段。`));
      return;
    }
    const of = other.kinds.get(kind.field);
    if (!of) this.issues.push(unknownField(`${at}/field`, kind.field));
    else if (!isComputed(of) && !isSummable(of, kind.function)) {
      const english = `"${kind.function}" cannot be made of "${kind.field}".`;
      this.issues.push(misfit(`${at}/field`, english, `无法对“${kind.field}”计算“${kind.function}”。`));
    } else await this.follow(plan, `${at}/field`);
  }

  /** Follows a value to where it is stored. */
  private async follow(plan: FieldPlan, pointer: string): Promise<void> {
    let table: Other | undefined = this.own;
    let id = plan.id;
    const way: string[] = [];
    const seen = new Set<string>();
    let many = 0;
    for (;;) {
      const kind: FieldKind | undefined = table?.kinds.get(id);
      if (!table || (kind?.type !== 'lookup' && kind?.type !== 'rollup') || kind.field === undefined) return;
      const key = `${table.tableId} ${id}`;
      way.push(id);
      if (seen.has(key)) break;
      seen.add(key);
      if (seen.size > deepest) {
        const english = `This value comes through more than ${deepest} relations.`;
        this.issues.push(misfit(pointer, english, `该值经过的关联超过 ${deepest} 层。`));
        return;
      }
      const relation = table.kinds.get(kind.type === 'lookup' ? kind.relation : kind.of);
      many += leadsToMany(relation) ? 1 : 0;
      if (many > mostMany) {
        const english = `This value comes through more than ${mostMany} relations with several records.`;
        this.issues.push(misfit(pointer, english, `该值经过的可关联多条记录的字段超过 ${mostMany} 个。`));
        return;
      }
      table = await this.target(relation);
      id = kind.field;
    }
    this.issues.push(cycle(pointer, way));
  }

  /** A filter on the other table: its fields there, and its operators where none of them is read through a relation. */
  private checkFilter({ design, kinds }: Other, filter: Schemas['FilterConditions'], at: string): void {
    const named = fieldsIn(filter.children, `${at}/children`);
    const unknown = named.filter(({ name }) => !has(kinds, name.split('.')[0] ?? ''));
    this.issues.push(...unknown.map(({ pointer, name }) => unknownField(pointer, name)));
    if (!design || unknown.length > 0 || pathsIn(filter).length > 0) return;
    if (named.some(({ name }) => isComputed(kinds.get(name)))) return;
    const context = {
      accountId: '',
      departments: [],
      departmentsBelow: [],
      now: new Date(0),
      timeZone: 'UTC',
      parameters: {},
      form: {},
    };
    try {
      filterSql({ design, visible: 'all', context }, filter, `/formConfig${at}`);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      this.issues.push(...error.issues);
    }
  }
}

const leadsToMany = (kind: FieldKind | undefined): boolean =>
  kind?.type === 'relation' && (kind.is_multiple === true || kind.reverse_field !== undefined);

const isComputed = (kind: FieldKind | undefined): boolean =>
  kind?.type === 'lookup' || kind?.type === 'rollup' || (kind?.type === 'relation' && kind.reverse_field !== undefined);

/** A field by its id, or through one of its relations. */
function has(kinds: Kinds, path: string): boolean {
  const [id = '', inner] = path.split('.');
  if (inner !== undefined) return kinds.get(id)?.type === 'relation';
  return kinds.has(id) || isSystemName(id);
}

function fieldsIn(
  children: Schemas['FilterConditions']['children'],
  pointer: string,
): { pointer: string; name: string }[] {
  return children.flatMap((child, index) =>
    child.kind === 'group'
      ? fieldsIn(child.children, `${pointer}/${index}/children`)
      : [{ pointer: `${pointer}/${index}/field`, name: child.field }],
  );
}

/** Formulas are stored with their record, and what is read of other records is not. */
function formulaIssues(plans: ReadonlyMap<string, FieldPlan>, reads: ReadonlyMap<string, readonly string[]>) {
  return [...reads].flatMap(([id, names]): RequestIssue[] => {
    const plan = plans.get(id);
    const name = names.find((one) => {
      const read = plans.get(one);
      return isComputed(read?.kind) && read?.result.type === read?.kind.type;
    });
    if (!plan || name === undefined) return [];
    const english = `A formula cannot use "${name}": it is read from other records, and a formula is stored.`;
    return [
      misfit(
        `${plan.pointer}/kind/expression`,
        english,
        `公式不能使用“${name}”：该值取自其他记录，而公式结果会被存储。`,
      ),
    ];
  });
}

/**
 * Throws `form_design_invalid` at each field that nobody could work with, at each relation, look-up and roll-up that names what the other table does not have, and at a value that
 * comes from itself over however many tables. `tableId` is absent for a new table.
 */
export async function requireLinks(
  query: Query,
  owner: TableOwner,
  config: Schemas['FormConfig'],
  tableId?: string,
): Promise<void> {
  const { form } = compiledForm(config, 'en-US');
  const own = { tableId, kinds: new Map([...form.fields.values()].map(({ id, kind }) => [id, kind])) };
  const check = new LinkCheck(query, owner, own);
  for (const plan of form.fields.values()) {
    await check.checkPlan(plan);
    for (const column of plan.columns) if (column.kind.type === 'relation') await check.checkPlan(column);
  }
  const issues = [...fieldIssues(form), ...check.issues, ...formulaIssues(form.fields, formulaReads(form))];
  if (issues.length > 0) throw new Failure('form_design_invalid', { faults: issues });
}

import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { compareStructure, runTableJobs } from '#server/domains/data/index.ts';
import type { Caller } from '#tests/api/caller.ts';
import { inLeave as inApplication } from '#tests/api/relations.ts';
import type { Api } from '#tests/api/api.ts';
import { seeded, type Seeded } from '../oracle/seeded.ts';
import { valueFor } from './plain-kinds.ts';
import { kindOf, type PlainField, type PlainRow, PlainTable } from './plain-table.ts';
import { changedDesign, firstDesign } from './random-change.ts';

const most = 6;

/** Days and moments meet in this calendar, which the plain kinds know. */
const inLeave = { headers: { ...inApplication.headers, clientTimeZone: 'Asia/Shanghai' } };

const node = (field: PlainField): Schemas['FormField'] => ({
  node: 'field',
  id: field.id,
  label: field.id,
  kind: kindOf(field, node),
  ...(field.isRequired && { is_required: true }),
  ...(field.isUnique && { is_unique: true }),
  ...(field.isIndexed && { is_indexed: true }),
  ...(field.isHidden && { is_hidden: true }),
});

const form = (formLabel: string, fields: readonly PlainField[]): Schemas['FormConfig'] => ({
  formLabel,
  fields: fields.map(node),
});

/** One table of the product that is changed by its calls, beside the same one in memory. */
export class TableWalk {
  readonly plain = new PlainTable();
  readonly log: string[] = [];
  private readonly seed: Seeded;
  private id = '';

  constructor(
    private readonly api: Api,
    private readonly owner: Caller,
    readonly number: number,
  ) {
    this.seed = seeded(number);
  }

  async begin(categoryId: string): Promise<void> {
    const fields = firstDesign(this.seed);
    const formConfig = form(`Walk ${this.number}`, fields);
    const made = { formConfig, physical_table_category_id: categoryId };
    this.id = (await this.owner.done('createPhysicalTable', made, inLeave)).table_id;
    this.plain.apply(fields);
  }

  /** One random step; its answer is what the plain table foresees. */
  async step(): Promise<void> {
    const { live, trash } = this.plain;
    const roll = this.seed.upTo(10);
    if (roll < 5) return this.changeDesign();
    if (roll < 6 && live.size > 0) return this.move(this.seed.one([...live]), 'trash');
    if (roll < 7 && trash.size > 0) return this.move(this.seed.one([...trash]), 'table');
    if (roll < 8) return this.dropLeft();
    return this.write(
      live.size > 0 && (live.size >= most || this.seed.isTrue(0.5)) ? this.seed.one([...live]) : undefined,
    );
  }

  private expect(what: string, answered: { status: number; data: unknown }, isFine: boolean): void {
    this.log.push(`${what}: ${answered.status}`);
    if ((answered.status === 200) === isFine && answered.status < 500) return;
    throw new Error(
      `${what} answered ${answered.status} ${JSON.stringify(answered.data)}; foreseen: ${isFine ? 'done' : 'refused'}`,
    );
  }

  private async changeDesign(): Promise<void> {
    const fields = changedDesign(this.seed, this.plain);
    const all = this.plain.changed(fields);
    const agreed = this.seed.isTrue(0.8) ? all : this.seed.some(all, 0.3);
    const isAgreed = all.every((path) => agreed.includes(path) || !this.plain.needsConsent(path));
    const isFine = isAgreed && this.plain.equal(fields) === undefined;
    const formConfig = form(`Walk ${this.number}`, fields);
    const shown = JSON.stringify(
      fields.map(({ inside, ...field }) => ({ ...field, ...(inside.length > 0 && { inside }) })),
    );
    const preview = await this.owner.call('previewTableChange', { id: this.id, formConfig }, inLeave);
    this.expect(`preview ${shown}`, preview, true);
    const answered = await this.owner.call(
      'configurePhysicalTable',
      { id: this.id, formConfig, conversions: agreed },
      inLeave,
    );
    this.expect(`design ${shown} with ${agreed.join()}`, answered, isFine);
    if (!isFine) return;
    this.plain.apply(fields);
    const report = (error: unknown): never => {
      throw error;
    };
    await runTableJobs(this.api.database, { now: () => this.api.now(), report });
  }

  private async dropLeft(): Promise<void> {
    const left = await this.owner.done('listLeftColumns', { id: this.id }, inLeave);
    const known = this.plain.columns.filter(
      ({ isCurrent, path }) => !isCurrent || !this.plain.paths().some(([one]) => one === path),
    );
    const names = (list: readonly string[]) => list.toSorted().join();
    if (names(left.map(({ field }) => field)) !== names(known.map(({ path }) => path)))
      throw new Error(
        `left are ${names(left.map(({ field }) => field))}; foreseen: ${names(known.map(({ path }) => path))}`,
      );
    const removed = left.filter(({ reason }) => reason === 'removed');
    if (removed.length === 0) return;
    const { id: column_id, field } = this.seed.one(removed);
    const answered = await this.owner.call('dropLeftColumn', { id: this.id, column_id }, inLeave);
    this.expect(`drop ${field}`, answered, true);
    const { columns } = this.plain;
    const isGone = (one: (typeof columns)[number]): boolean =>
      one.isCurrent && (one.path === field || one.path.startsWith(`${field}.`));
    this.plain.columns.splice(0, columns.length, ...columns.filter((one) => !isGone(one)));
  }

  private async move(id: string, to: 'trash' | 'table'): Promise<void> {
    const { live, trash } = this.plain;
    const operation = to === 'trash' ? 'deletePhysicalRecords' : 'restorePhysicalRecords';
    const isFine = to === 'trash' || !this.plain.taken(id, this.plain.read(id));
    this.expect(`${operation} ${id}`, await this.owner.call(operation, { id: this.id, ids: [id] }, inLeave), isFine);
    if (!isFine) return;
    (to === 'trash' ? live : trash).delete(id);
    (to === 'trash' ? trash : live).add(id);
  }

  private rowsFor(field: PlainField): { kind: 'row'; data: Record<string, unknown> }[] {
    return this.seed.times(1 + this.seed.upTo(2), () => ({
      kind: 'row',
      data: Object.fromEntries(
        field.inside.flatMap((one) =>
          one.kind === undefined ? [] : [[one.id, valueFor(this.seed, one.kind, one.isRequired ?? false)]],
        ),
      ),
    }));
  }

  private async write(id: string | undefined): Promise<void> {
    const values: Record<string, unknown> = {};
    const tables: Record<string, ReturnType<TableWalk['rowsFor']>> = {};
    for (const field of this.plain.fields) {
      if (field.kind === 'twice') continue;
      if (field.kind === undefined) tables[field.id] = this.rowsFor(field);
      else values[field.id] = valueFor(this.seed, field.kind, field.isRequired ?? false);
    }
    const data = { ...values, ...tables } as Schemas['RecordData'];
    const isFine = !this.plain.taken(id, values);
    const answered =
      id === undefined
        ? await this.owner.call('createPhysicalRecord', { id: this.id, data }, inLeave)
        : await this.owner.call('updatePhysicalRecord', { id: this.id, rid: id, data }, inLeave);
    this.expect(`write ${id} ${JSON.stringify(data).slice(0, 400)}`, answered, isFine);
    if (!isFine) return;
    // Safe: answers are validated against the contract.
    const record = answered.data as Schemas['Record'];
    const rows = Object.keys(tables).map((field) => [field, record.data[field] as unknown as PlainRow[]] as const);
    const sent = rows.map(
      ([field, list]) =>
        [field, list.map(({ row_id }, index) => ({ row_id, data: tables[field]?.[index]?.data ?? {} }))] as const,
    );
    this.plain.write(record.record_id, values, Object.fromEntries(sent));
  }

  /** The records as the product reads them, and where its structure is not as the design says. */
  async read(): Promise<{ records: Record<string, object>; structure: string[] }> {
    const { items } = await this.owner.done('listPhysicalRecords', { id: this.id, size: 50 }, inLeave);
    const records: Record<string, object> = {};
    for (const { record_id: rid } of items)
      records[rid] = (await this.owner.done('getPhysicalRecord', { id: this.id, rid }, inLeave)).data;
    const structure = await this.api.database.records(this.owner.wsId, (query) =>
      compareStructure(query, this.owner.wsId),
    );
    return { records, structure };
  }

  /** Throws what differs from what the plain table foresees. */
  compare({ records, structure }: Awaited<ReturnType<TableWalk['read']>>): void {
    const foreseen = Object.fromEntries([...this.plain.live].map((id) => [id, this.plain.read(id)]));
    if (structure.length > 0) throw new Error(structure.join('; '));
    for (const id of new Set([...Object.keys(records), ...Object.keys(foreseen)])) {
      if (isDeepStrictEqual(records[id], foreseen[id])) continue;
      throw new Error(`record ${id} is ${JSON.stringify(records[id])}; foreseen: ${JSON.stringify(foreseen[id])}`);
    }
  }
}

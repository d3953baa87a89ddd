import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from '#tests/api/relations.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

type Kind = Schemas['FieldKind'];

const text: Kind = { type: 'text' };
const lookup = (relation: string, of: string): Kind => ({ type: 'lookup', relation, field: of });
const relation = ({ viewId }: BuiltTable): Kind => ({ type: 'relation', logical_table_id: viewId });
const shown = (...fields: string[]): Partial<Schemas['MenuAuthConfigInput']> => ({
  visible_fields: { kind: 'listed', fields: fields.map((name) => ({ field: name, can_edit: false })) },
});

describeOnEachDatabase('look-ups of look-ups', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let countries: BuiltTable;
  let customers: BuiltTable;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    countries = await buildTable(owner, 'Countries', [field('name', text), field('code', text)]);
    customers = await buildTable(owner, 'Customers', [
      field('name', text),
      field('country', relation(countries)),
      field('land', lookup('country', 'name')),
    ]);
    orders = await buildTable(owner, 'Orders', [
      field('title', text),
      field('customer', relation(customers)),
      field('land', lookup('customer', 'land')),
    ]);
    for (const [name, code] of [
      ['Italy', 'IT'],
      ['Norway', 'NO'],
    ] as const) {
      const country = await addRecord(owner, countries.tableId, { name, code });
      const customer = await addRecord(owner, customers.tableId, { name: `Customer ${code}`, country });
      await addRecord(owner, orders.tableId, { title: `Order ${code}`, customer });
    }
    await grant(owner, orders.menuId, ['query', 'export']);
    return () => api.close();
  });

  const read = (args: Record<string, unknown> = {}, by = appuser) =>
    by.call('listMenuRecords', { id: orders.menuId, sort: ['title'], ...args }, inLeave);
  const lands = async (by?: Caller) => {
    const { data } = await read({}, by);
    return (data as { items: Schemas['Record'][] }).items.map((one) => one.data['land']);
  };

  const regrant = async ({ menuId }: BuiltTable, rest: Partial<Schemas['MenuAuthConfigInput']>) => {
    const [held] = await owner.done('listMenuAuthConfigs', { menu_id: menuId }, inLeave);
    await owner.done('updateMenuAuthConfig', { id: held?.id ?? '', ...rest }, inLeave);
  };

  /** Nothing that the caller can send says more of the last table than the list shows. */
  async function expectNothingOf(word: string): Promise<void> {
    const filter = where('land', 'eq', word);
    const answers = await Promise.all([
      read(),
      read({ search: word }),
      read({ filter }),
      read({ sort: ['land'] }),
      read({ fields: ['title', 'land', 'customer.land'] }),
      appuser.call('getMenuStatistic', { id: orders.menuId, group: [{ field: 'land' }], measures: [] }, inLeave),
      appuser.call('listRelationChoices', { id: orders.menuId, field: 'customer', search: word }, inLeave),
    ]);
    for (const { status, data } of answers) {
      expect([200, 403, 404, 422]).toContain(status);
      // What was sent may come back in the message of a refusal; it is no value.
      expect(status === 200 ? JSON.stringify(data) : '').not.toContain(word);
    }
    for (const found of answers.slice(1, 3))
      expect(found.status === 200 ? (found.data as { items: unknown[] }).items : []).toEqual([]);
  }

  test('P2 REC-11 MENU-22 each table on the way has to be read, and each of its rows and fields', async () => {
    expect(await lands(owner)).toEqual(['Italy', 'Norway']);
    await expectNothingOf('Norway');
    await grant(owner, countries.menuId, ['query']);
    await expectNothingOf('Norway');
    // The one in the middle is read, but not the field that looks further.
    await grant(owner, customers.menuId, ['query'], shown('name', 'country'));
    await expectNothingOf('Norway');
    await regrant(customers, shown('name', 'land'));
    expect(await lands()).toEqual(['Italy', 'Norway']);
    // Of the last one other fields, or other rows.
    await regrant(countries, shown('code'));
    await expectNothingOf('Norway');
    await regrant(countries, {
      visible_fields: { kind: 'all' },
      data_scope: { kind: 'filter', filter: where('code', 'eq', 'IT') },
    });
    await expectNothingOf('Norway');
    expect(await lands()).toEqual(['Italy', null]);
    const { data } = await read({ sort: ['-land'] });
    expect((data as { items: unknown[] }).items).toHaveLength(2);
  });

  test('P45 TABLE-21 a value comes through four relations at most, and never from itself', async () => {
    let last = orders;
    const refused: string[] = [];
    for (let level = 3; level <= 7; level += 1) {
      const before = last;
      try {
        last = await buildTable(owner, `Level ${level}`, [
          field('title', text),
          field('next', relation(before)),
          field('land', lookup('next', 'land')),
        ]);
      } catch (error) {
        refused.push(String(error));
        break;
      }
    }
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('form_design_invalid');
    const fields = [field('name', text), field('order', relation(orders)), field('land', lookup('order', 'land'))];
    const formConfig = { formLabel: `Countries of ${countries.tableId}`, fields: [...fields, field('code', text)] };
    await owner.done('configurePhysicalTable', { id: countries.tableId, formConfig }, inLeave);
    const circle = {
      id: customers.tableId,
      formConfig: {
        formLabel: `Customers of ${customers.tableId}`,
        fields: [field('name', text), field('country', relation(countries)), field('land', lookup('country', 'land'))],
      },
    };
    expect(await owner.call('configurePhysicalTable', circle, inLeave)).toMatchObject({ status: 422 });
  });

  test('P45 TABLE-21 two relations with several records are followed, and a third is refused at its field', async () => {
    let last = orders;
    for (const level of ['First', 'Second', 'Third']) {
      const several = { ...relation(last), is_multiple: true };
      const fields = [field('title', text), field('next', several), field('land', lookup('next', 'land'))];
      const made = buildTable(owner, `${level} of many`, fields);
      if (level === 'Third') await expect(made).rejects.toThrow(/more than 2 relations with several records/);
      else last = await made;
    }
  });
});

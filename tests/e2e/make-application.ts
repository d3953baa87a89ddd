import type { Caller } from './caller.ts';

export interface Made {
  app: string;
  inside: { application_id: string };
  orders: string;
  stock: string;
  table: string;
  /** By name: `List` in the first category, `Service` with `Parts` below it in the second. */
  menus: Record<'List' | 'Service' | 'Parts', string>;
}

const idOf = (answer: unknown): string => String((answer as { id: unknown }).id);

/** An application with two categories, a table in the first, and menus in both that open it. */
export async function makeApplication(owner: Caller, name: string): Promise<Made> {
  const group = await owner.call('POST', '/api/b/u-org', { name });
  const input = { application_type: 1, application_name: name, org_id: idOf(group) };
  const app = idOf(await owner.call('POST', '/api/wb/application', input));
  const inside = { application_id: app };
  const [first] = (await owner.call('GET', '/api/p/category', undefined, inside)) as { id: string }[];
  const orders = first?.id ?? '';
  const stock = idOf(await owner.call('POST', '/api/p/category', { category_name: 'Stock' }, inside));
  const fields = [{ node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } }];
  const table = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig: { formLabel: 'Repairs', fields }, physical_table_category_id: orders },
    inside,
  )) as { table_id: string; children: { logical_table_id: string }[] };
  const menu = async (menu_name: string, under: object, isLinked: boolean) => {
    const id = idOf(await owner.call('POST', '/api/m/menu', { menu_name, ...under }, inside));
    const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
    if (isLinked) await owner.call('POST', '/api/m/menu-logic', { menu_id: id, front_meta }, inside);
    return id;
  };
  const List = await menu('List', { c_id: orders }, true);
  const Service = await menu('Service', { c_id: stock }, false);
  const Parts = await menu('Parts', { father_id: Service }, true);
  return { app, inside, orders, stock, table: table.table_id, menus: { List, Service, Parts } };
}

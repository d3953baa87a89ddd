import type { Locator, Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';
import { choose, click, pressKey, typeText } from '../controls.ts';
import { expect } from '../fixtures.ts';

/** What the owner presses and fills to build the application, in Chinese: no call is made but by the pages. */
export class Builder {
  constructor(readonly page: Page) {}

  button(name: string | RegExp, inside: Page | Locator = this.page): Locator {
    return inside.getByRole('button', { name, exact: true });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** APP-03: an application with a user group of its own; answers its id. */
  async createApplication(name: string): Promise<string> {
    const { page } = this;
    await click(this.button('创建应用'));
    const dialog = page.getByRole('dialog', { name: '创建应用' });
    await dialog.getByRole('radio', { name: '从空白开始' }).check();
    await dialog.getByLabel('名称').fill(name);
    await click(dialog.getByRole('button', { name: /^更多设置/ }));
    await dialog.getByRole('textbox', { name: '描述' }).fill('从申请到收货，一处完成。');
    await click(this.button('新建用户组', dialog));
    const group = page.getByRole('dialog', { name: '新建用户组' });
    await group.getByLabel('名称').fill(`${name}使用者`);
    await click(this.button('创建', group));
    await expect(dialog.getByRole('combobox', { name: '用户组' }).locator('option:checked')).toHaveText(
      `${name}使用者`,
    );
    await click(this.button('创建', dialog));
    await expect(page).toHaveURL(/\/dashboard\?appid=/);
    return new URL(page.url()).searchParams.get('appid') ?? '';
  }

  /** TABLE-05: a name in the sidebar; the editor follows. */
  async addTable(name: string): Promise<void> {
    const { page } = this;
    await click(this.button('添加数据表'));
    await typeText(page, name);
    await pressKey(page, 'Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('还没有字段')).toBeVisible();
  }

  /** A field, whose name is typed over the one it begins with. */
  async addField(kind: string, label: string, id: string, to = '添加字段'): Promise<void> {
    const { page } = this;
    await click(this.button(to));
    const kinds = page.getByRole('listbox', { name: to, exact: true });
    await click(kinds.getByRole('option', { name: kind, exact: true }));
    await expect(page.getByLabel('中文名称')).toBeFocused();
    await typeText(page, label);
    await page.getByRole('textbox', { name: '标识' }).fill(id);
  }

  async addRelation(label: string, id: string, table: string, to?: string): Promise<void> {
    await this.addField('关联记录', label, id, to);
    await this.choose('关联的数据表', table);
  }

  async addChoice(label: string, id: string, options: readonly string[]): Promise<void> {
    await this.addField('单选', label, id);
    for (const [at, option] of options.entries()) {
      if (at > 1) await click(this.button('添加选项'));
      await this.page.getByRole('textbox', { name: `选项 ${at + 1}`, exact: true }).fill(option);
    }
  }

  /** Unfolds a group of the properties of the field that is open; groups stay as they are from field to field. */
  async unfold(group: string): Promise<void> {
    const fold = this.page.getByRole('button', { name: new RegExp(`^${group}`), expanded: false });
    if ((await fold.count()) > 0) await click(fold);
  }

  /** Switches of the field that is open. */
  async turnOn(...names: string[]): Promise<void> {
    for (const name of names) await click(this.page.getByRole('switch', { name, exact: true }));
  }

  async choose(property: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: property, exact: true }).selectOption({ label: option });
  }

  async fill(property: string, text: string): Promise<void> {
    const [line, number] = (['textbox', 'spinbutton'] as const).map((role) =>
      this.page.getByRole(role, { name: property, exact: true }),
    ) as [Locator, Locator];
    await line.or(number).fill(text);
  }

  async saveDesign(): Promise<void> {
    const said = this.page.getByText('数据表已保存');
    // A message of the save before may still be there: it goes by its own button, or by itself meanwhile.
    await expect(async () => {
      if (await said.first().isVisible()) await click(this.button('关闭消息').first(), { timeout: patience(1_000) });
      await expect(said).toHaveCount(0, { timeout: patience(1_000) });
    }).toPass();
    await click(this.button('保存'));
    await expect(said).toBeVisible();
  }

  /** Chooses several of a list that stays open. */
  async pick(box: Locator, names: readonly string[]): Promise<void> {
    await click(box);
    const list = this.page.getByRole('listbox');
    for (const name of names) await click(list.getByRole('option', { name, exact: true }));
    await pressKey(this.page, 'Escape');
    await expect(list).toHaveCount(0);
  }

  /** TABLE-24: a rule of the open design: while a condition holds, fields are required or read-only. */
  async addRule(
    name: string,
    condition: (when: Locator) => Promise<void>,
    fields: readonly string[],
    effect: string,
  ): Promise<void> {
    const { page } = this;
    await click(this.button('添加规则'));
    await this.fill('名称', name);
    const when = page.getByRole('group', { name: '当满足' });
    await click(this.button('添加条件', when));
    await condition(when);
    const then = page.getByRole('group', { name: '则', exact: true });
    await this.pick(then.getByRole('combobox', { name: '字段和分组' }), fields);
    await then.getByRole('combobox', { name: '可见性' }).selectOption({ label: '保持不变' });
    await then.getByRole('combobox', { name: effect }).selectOption({ label: '是' });
  }

  async showMode(name: '菜单' | '数据表'): Promise<void> {
    await choose(this.page, name);
  }

  async openTable(name: string): Promise<void> {
    await click(this.page.getByRole('navigation', { name: '数据表' }).getByRole('link', { name, exact: true }));
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  private async act(menu: string, action: string): Promise<Locator> {
    await click(this.button(`“${menu}”的操作`));
    await click(this.page.getByRole('menuitem', { name: action, exact: true }));
    return this.dialog();
  }

  /** MENU-06: a menu that opens a table. */
  async addMenu(menu: string, table: string): Promise<void> {
    const { page } = this;
    await click(this.button('添加菜单'));
    await typeText(page, menu);
    await pressKey(page, 'Enter');
    await expect(page.getByRole('navigation', { name: '菜单' }).getByText(menu, { exact: true })).toBeVisible();
    const dialog = await this.act(menu, '关联内容');
    await click(dialog.getByRole('combobox', { name: '数据表' }));
    await click(page.getByRole('treeitem', { name: table, exact: true }));
    await click(this.button('保存', dialog));
    await expect(dialog).toHaveCount(0);
  }

  /** MENU-21, MENU-22: what a person or a department may do in a menu, with which rows and fields. */
  async grant(menu: string, { kind = '人员', subject, rights, rows, fields, edits }: Grant): Promise<void> {
    const dialog = await this.act(menu, '使用权限');
    await click(this.button('添加授权', dialog));
    await dialog.getByRole('combobox', { name: '授权对象' }).selectOption({ label: kind });
    const who = dialog.getByRole('combobox', { name: kind, exact: true });
    await click(who);
    if (kind === '人员') await who.fill(subject);
    await click(this.page.getByRole(kind === '人员' ? 'option' : 'treeitem', { name: subject }));
    for (const right of rights) await dialog.getByRole('checkbox', { name: right, exact: true }).check();
    await dialog.getByRole('radio', { name: rows, exact: true }).check();
    if (fields) {
      await dialog.getByRole('radio', { name: '仅部分字段' }).check();
      const box = (field: string, column: string) =>
        dialog.getByRole('checkbox', { name: new RegExp(`^${field}：${column}`) });
      for (const field of fields) await box(field, '查看').check();
      for (const field of edits ?? []) await box(field, '(填写|编辑)').check();
    }
    await click(this.button('保存', dialog));
    await expect(this.button(`收回“${subject}”的权限`, dialog)).toBeVisible();
    await pressKey(this.page, 'Escape');
    await expect(dialog).toHaveCount(0);
  }

  /** A filter of one condition over the open list, stored as a view for everybody. */
  async shareView(name: string, condition: (filter: Locator) => Promise<void>): Promise<void> {
    const { page } = this;
    await click(this.button('筛选'));
    const filter = page.getByRole('dialog', { name: '筛选' });
    await click(this.button('添加条件', filter));
    await condition(filter);
    await expect(this.button('全部清除')).toBeVisible();
    await pressKey(page, 'Escape');
    await click(page.getByRole('button', { name: /^视图：/ }));
    await click(page.getByRole('menuitem', { name: '保存为共享视图' }));
    const dialog = this.dialog();
    await dialog.getByRole('textbox').fill(name);
    await click(this.button('保存', dialog));
    await expect(page.getByRole('button', { name: `视图：${name}`, exact: true })).toBeVisible();
    await click(page.getByRole('button', { name: /^视图：/ }));
    await click(page.getByRole('menuitemradio', { name: '全部记录' }));
    await expect(page.getByRole('button', { name: '视图：全部记录', exact: true })).toBeVisible();
  }
}

interface Grant {
  kind?: '人员' | '部门';
  subject: string;
  /** Beside seeing. */
  rights: readonly ('新增' | '编辑' | '删除' | '导出')[];
  rows: '全部' | '仅本人创建的' | '所在部门的';
  /** Absent: all of them. */
  fields?: readonly string[];
  edits?: readonly string[];
}

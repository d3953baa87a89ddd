import type { Locator, Page } from '@playwright/test';
import { click } from '../controls.ts';
import { expect } from '../fixtures.ts';

interface Item {
  product: string;
  quantity: string;
  price: string;
}

/** Somebody who works in the application, in Chinese. */
export class Colleague {
  constructor(readonly page: Page) {}

  button(name: string, inside: Page | Locator = this.page): Locator {
    return inside.getByRole('button', { name, exact: true });
  }

  drawer(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The menus in the sidebar, from top to bottom. */
  async expectMenus(...names: string[]): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveText(names);
  }

  async openMenu(name: string): Promise<void> {
    const link = this.page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true });
    await click(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(this.page.getByRole('grid')).toBeVisible();
  }

  async expectColumns(...names: string[]): Promise<void> {
    await expect(this.page.getByRole('columnheader').filter({ hasNotText: /^$/ })).toHaveText(names);
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** What the page says of how many rows there are. */
  async expectCount(count: number): Promise<void> {
    const said = count === 0 ? '没有内容' : `共 ${count} 条`;
    await expect(this.page.getByRole('navigation', { name: '分页' })).toContainText(said);
  }

  async choose(name: string, option: string, inside: Locator = this.drawer()): Promise<void> {
    await click(inside.getByRole('combobox', { name, exact: true }));
    await click(this.page.getByRole('listbox').getByRole('option', { name: option, exact: true }));
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  async save(): Promise<void> {
    await click(this.button('保存', this.drawer()));
  }

  async saved(): Promise<void> {
    await this.save();
    await expect(this.drawer()).toHaveCount(0);
  }

  /** Fills a new request, without saving it. */
  async fillRequest(title: string, department: string, items: readonly Item[]): Promise<void> {
    await click(this.button('新增记录'));
    const drawer = this.drawer();
    await drawer.getByRole('textbox', { name: '事由' }).fill(title);
    await this.choose('部门', department);
    for (const [at, { product, quantity, price }] of items.entries()) {
      await click(drawer.getByRole('button', { name: '向“采购明细”添加行' }));
      const row = drawer
        .getByRole('table', { name: '采购明细' })
        .getByRole('row')
        .nth(at + 1);
      await this.choose('物料', product, row);
      await row.getByRole('spinbutton', { name: '数量' }).fill(quantity);
      await row.getByRole('spinbutton', { name: '单价' }).fill(price);
    }
  }

  /** How a call is answered to this person, as the page makes it. */
  call(method: string, path: string, body?: Record<string, unknown>): Promise<{ status: number; data: unknown }> {
    return this.page.evaluate(
      async ([verb, url, sent]) => {
        const { accessToken } = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}');
        const application_id = new URLSearchParams(location.search).get('appid') ?? '';
        const headers = { authorization: `Bearer ${accessToken}`, application_id };
        const type = sent === null ? undefined : { 'content-type': 'application/json' };
        const body = sent === null ? {} : { body: sent };
        const answer = await fetch(url, { method: verb, headers: { ...headers, ...type }, ...body });
        return { status: answer.status, data: (await answer.json()).data };
      },
      [method, path, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  async ask(path: string, body: Record<string, unknown>): Promise<unknown> {
    return (await this.call('POST', path, body)).data;
  }

  /** The menu that is open, by its id. */
  menuId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async open(text: string): Promise<Locator> {
    await click(this.row(text).getByText(text));
    await expect(this.drawer().getByRole('form')).toBeVisible();
    return this.drawer();
  }
}

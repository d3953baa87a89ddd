import { expect, type Locator, type Page } from '@playwright/test';
import { click } from '../controls.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures.ts';

/** What a thumb needs, in px: what is pressed in the course of the work. */
const thumb = 44;

/** Somebody who works in the application on a phone, in Chinese: menus are in a drawer, and records are cards. */
export class OnPhone {
  constructor(readonly page: Page) {}

  button(name: string | RegExp, inside: Page | Locator = this.page): Locator {
    return inside.getByRole('button', { name, exact: true });
  }

  drawer(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses what a thumb hits: it is as large as one, and nothing lies over it. */
  async press(target: Locator): Promise<void> {
    await this.expectThumb(target);
    await click(target);
  }

  async expectThumb(target: Locator): Promise<void> {
    // What comes into sight grows to its size.
    const shortSide = async (): Promise<number> => {
      const box = await target.boundingBox();
      return Math.min(box?.height ?? 0, box?.width ?? 0);
    };
    await expect.poll(shortSide, `size of ${String(target)}`).toBeGreaterThanOrEqual(thumb - 0.5);
  }

  /** The page as it is now fits the window, and axe finds nothing on it. */
  async expectSound(): Promise<void> {
    await expectNoSidewaysScroll(this.page);
    await expectAccessible(this.page);
  }

  /** The menus that there are, from top to bottom; the drawer with them is open afterwards. */
  async openMenus(...names: string[]): Promise<Locator> {
    await this.press(this.button('显示或隐藏菜单'));
    const menus = this.drawer();
    await expect(menus.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveText(names);
    return menus;
  }

  async openMenu(name: string, ...names: string[]): Promise<void> {
    const menus = await this.openMenus(...names);
    await this.press(menus.getByRole('link', { name, exact: true }));
    await expect(this.drawer()).toHaveCount(0);
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.button(title) });
  }

  async open(title: string): Promise<Locator> {
    await click(this.button(title));
    await expect(this.drawer().getByRole('form')).toBeVisible();
    return this.drawer();
  }

  async expectCount(count: number): Promise<void> {
    const said = count === 0 ? '没有内容' : `共 ${count} 条`;
    await expect(this.page.getByRole('navigation', { name: '分页' })).toContainText(said);
  }

  async chooseView(name: string): Promise<void> {
    await this.press(this.button(/^工具/));
    await this.press(this.page.getByRole('button', { name: /^视图：/ }));
    await this.press(this.page.getByRole('menuitemradio', { name: new RegExp(name) }));
    await expect(this.button(`视图：${name}`)).toBeVisible();
  }

  async choose(name: string, option: string, inside: Locator = this.drawer()): Promise<void> {
    await click(inside.getByRole('combobox', { name, exact: true }));
    const list = this.page.getByRole('listbox');
    await this.press(list.getByRole('option', { name: option, exact: true }));
    await expect(list).toHaveCount(0);
  }

  async save(): Promise<void> {
    await this.press(this.button('保存', this.drawer()));
  }

  async saved(): Promise<void> {
    await this.save();
    await expect(this.drawer()).toHaveCount(0);
  }
}

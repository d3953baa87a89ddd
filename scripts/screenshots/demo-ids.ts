import type { Caller } from '#tests/e2e/caller.ts';

interface Item {
  id: string;
  [name: string]: unknown;
}

/** A tree of rows as one list. */
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const { children } = item;
    // Safe: answers are held against the contract by the API tests.
    return [item, ...(Array.isArray(children) ? flat(children as Item[]) : [])];
  });

/**
 * Finds what the demo made, whose ids are others each time: `{Customers}` is an application, `{Customers/Companies}` one of its
 * tables, `{Customers/view/Open deals}` a logical table, `{Customers/menu/Open deals}` a menu, `{Customers/record/Companies}` the
 * first record of a table, and `{Customers/category/Sales}` a category.
 */
export class DemoIds {
  readonly #owner: Caller;
  readonly #found = new Map<string, Promise<string>>();

  constructor(owner: Caller) {
    this.#owner = owner;
  }

  /** Waits for what the addresses name: the demo makes its tables and records after it has started. A minute is enough for it. */
  async ready(paths: readonly string[]): Promise<void> {
    const last = Date.now() + 60_000;
    for (const path of paths) {
      for (;;) {
        const isThere = await this.resolve(path).then(
          () => true,
          () => false,
        );
        // What is lacking then is said where its picture is.
        if (isThere || Date.now() > last) break;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** The address with the ids of what it names. */
  async resolve(path: string): Promise<string> {
    let resolved = path;
    for (const [whole, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
      const found = this.#found.get(name) ?? this.#find(name);
      this.#found.set(name, found);
      found.catch(() => this.#found.delete(name));
      resolved = resolved.replace(whole, await found);
    }
    return resolved;
  }

  async #find(name: string): Promise<string> {
    const [application = '', ...rest] = name.split('/');
    const app = await this.#one('GET', '/api/wb/application', 'application_name', application);
    if (rest.length === 0) return app;
    const inside = { application_id: app, 'accept-language': 'en-US' };
    const [kind = '', title = kind] = rest;
    if (kind === 'menu') return this.#one('GET', '/api/m/menu', 'menu_name', title, inside);
    if (kind === 'category') return this.#one('GET', '/api/p/category', 'category_name', title, inside);
    const categories = await this.#list('GET', '/api/p/category/category-physical-logical', inside);
    const tables = categories.flatMap((category) => {
      const own = Object.values(category).filter(Array.isArray) as Item[][];
      return flat(own.flat());
    });
    if (kind === 'view') return this.#named(tables, 'logical_table_name', title, 'logical_table_id');
    const table = this.#named(tables, 'table_name', title, 'table_id');
    if (kind !== 'record') return table;
    const page = await this.#owner.call('POST', `/api/r/p/${table}/list`, { size: 1 }, inside);
    // Safe: as above.
    return String((page as { items: Item[] }).items[0]?.['record_id']);
  }

  async #one(method: string, path: string, field: string, title: string, headers = {}): Promise<string> {
    return this.#named(await this.#list(method, path, headers), field, title, 'id');
  }

  async #list(method: string, path: string, headers = {}): Promise<Item[]> {
    const answer = await this.#owner.call(method, path, undefined, headers);
    // Safe: as above.
    const items = Array.isArray(answer) ? answer : ((answer as { items?: Item[] }).items ?? []);
    return flat(items as Item[]);
  }

  #named(items: readonly Item[], field: string, title: string, id: string): string {
    const item = items.find((one) => one[field] === title);
    if (!item)
      throw new Error(`The demo has no ${field} "${title}", but ${items.map((one) => one[field]).join(', ')}.`);
    return String(item[id]);
  }
}

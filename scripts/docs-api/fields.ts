import { isNode, type Node, strings } from '../contract/source.ts';
import { type Html, html, joined, prose } from './html.ts';
import { alternatives, bounds, members, refName, type Schemas, typeWords } from './schema-facts.ts';

/** Levels that are folded into one another before a schema gets a page of its own. */
const deepest = 4;
/** Fields that may be folded into one place; a schema that would bring more is linked to. */
const most = 30;

/** The address of a schema's own page. */
export const schemaPage = (name: string): string => `schema-${name}.html`;

/** Renders the fields of schemas as lists, nested ones folded in `<details>`; big and recursive ones become links. */
export class FieldLists {
  /** Names that were linked to: each needs a page. */
  readonly linked = new Set<string>();
  readonly #schemas: Schemas;
  readonly #sizes = new Map<string, number>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** The inside of a schema: its fields, its alternatives, or what one value of it is. */
  of(schema: Node): Html {
    const name = refName(schema);
    return this.#inside(schema, name === undefined ? [] : [name]);
  }

  #inside(schema: Node, open: readonly string[]): Html {
    const found = this.#schemas.resolved(schema);
    const branches = alternatives(found);
    if (branches.length === 1 && branches[0]) return this.#nested(branches[0], open);
    if (branches.length > 1) return this.#alternatives(branches, open);
    const rows = members(found).map(([name, member]) =>
      this.field(name, member, strings(found['required']).includes(name), open),
    );
    const rest = found['additionalProperties'];
    if (isNode(rest)) rows.push(this.field('any name', rest, false, open));
    if (rows.length > 0) return html`<ul class="fields">${rows}</ul>`;
    const items = found['items'];
    if (isNode(items)) return this.#nested(items, open);
    return html`<p>${this.#type(schema)}</p>`;
  }

  /** One named value with its type, bounds and description. */
  field(name: string, schema: Node, isRequired: boolean, open: readonly string[] = []): Html {
    const found = this.#schemas.resolved(schema);
    const description = typeof found['description'] === 'string' ? html`<p>${prose(found['description'])}</p>` : '';
    return html`<li><div class="field"><code class="name">${name}</code> <span class="type">${this.#type(schema)}</span>
${isRequired && html`<span class="required">required</span>`}${this.#bounds(found)}</div>${description || undefined}${this.#fold(found, schema, open)}</li>`;
  }

  #type(schema: Node): Html {
    const found = this.#schemas.resolved(schema);
    if (found['const'] !== undefined) return html`always <code>${JSON.stringify(found['const'])}</code>`;
    const options = found['enum'];
    if (Array.isArray(options)) {
      return joined(
        options.map((option) => html`<code>${JSON.stringify(option)}</code>`),
        ' or ',
      );
    }
    const words = typeWords(found);
    const items = found['items'];
    const named = words.map((word) =>
      word === 'array' && isNode(items) ? html`list of ${this.#type(items)}` : html`${word}`,
    );
    const branches = alternatives(found);
    if (branches.length > 0)
      named.unshift(html`${branches.length === 1 ? 'object' : `one of ${branches.length} forms`}`);
    const name = refName(schema);
    const label =
      name === undefined || words.join() !== 'object' ? undefined : html` <span class="schema">${name}</span>`;
    return html`${named.length > 0 ? joined(named, ' or ') : 'anything'}${label}`;
  }

  #bounds(schema: Node): Html | undefined {
    const words = bounds(schema).map((word) => html`${word}`);
    if (typeof schema['pattern'] === 'string') words.push(html`like <code>${schema['pattern']}</code>`);
    return words.length > 0 ? html` <span class="bounds">${joined(words, ', ')}</span>` : undefined;
  }

  /** The inside of a value that has one, folded or linked. */
  #fold(found: Node, schema: Node, open: readonly string[]): Html | undefined {
    const items = isNode(found['items']) ? found['items'] : undefined;
    const inner = items ?? schema;
    const target = this.#schemas.resolved(inner);
    const count = members(target).length + (isNode(target['additionalProperties']) ? 1 : 0);
    const branches = alternatives(target);
    if (count === 0 && branches.length === 0) return undefined;
    const only = branches.length === 1 ? branches[0] : undefined;
    const name = refName(only ?? inner);
    if (name !== undefined && this.#isTooMuch(name, open)) return html`<p>${this.#link(name)}</p>`;
    const title = only || branches.length === 0 ? `${name ?? 'its'} fields` : `${branches.length} forms`;
    return html`<details><summary>${title}</summary>${this.#nested(only ?? inner, open)}</details>`;
  }

  #nested(schema: Node, open: readonly string[]): Html {
    const name = refName(schema);
    if (name !== undefined && this.#isTooMuch(name, open)) return html`<p>${this.#link(name)}</p>`;
    return this.#inside(schema, name === undefined ? [...open, ''] : [...open, name]);
  }

  #alternatives(branches: readonly Node[], open: readonly string[]): Html {
    const rows = branches.map((branch) => {
      const found = this.#schemas.resolved(branch);
      const fixed = members(found).find(([, member]) => member['const'] !== undefined);
      const title = fixed ? html`<code>${fixed[0]}: ${JSON.stringify(fixed[1]['const'])}</code>` : this.#type(branch);
      const text = typeof found['description'] === 'string' ? html` ${prose(found['description'])}` : undefined;
      const hasInside = members(found).length > 0 || alternatives(found).length > 0 || isNode(found['items']);
      if (!hasInside) return html`<li>${title}${text}</li>`;
      return html`<li><details><summary>${title}${text}</summary>${this.#nested(branch, open)}</details></li>`;
    });
    return html`<ul class="forms">${rows}</ul>`;
  }

  #isTooMuch(name: string, open: readonly string[]): boolean {
    return open.includes(name) || open.length >= deepest || this.#size(name, []) > most;
  }

  #link(name: string): Html {
    this.linked.add(name);
    return html`<a href="${schemaPage(name)}">${name}</a>`;
  }

  /** How many fields a schema folds in; what is linked to counts as one. */
  #size(name: string, open: readonly string[]): number {
    const known = this.#sizes.get(name);
    if (known !== undefined) return known;
    if (open.includes(name)) return 1;
    const size = this.#count(this.#schemas.get(name), [...open, name]);
    this.#sizes.set(name, size);
    return size;
  }

  #count(schema: Node, open: readonly string[]): number {
    const name = refName(schema);
    if (name !== undefined) {
      const size = this.#size(name, open);
      return size > most ? 1 : size;
    }
    const inner = [...members(schema).map(([, member]) => member), ...alternatives(schema)];
    if (isNode(schema['items'])) inner.push(schema['items']);
    if (isNode(schema['additionalProperties'])) inner.push(schema['additionalProperties']);
    return members(schema).length + inner.reduce((sum, part) => sum + this.#count(part, open), 0);
  }
}

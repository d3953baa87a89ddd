import { isNode, type Node, strings } from '../contract/source.ts';
import { FoldedSizes } from './folded-sizes.ts';
import { type Html, html, joined } from './html.ts';
import { alternatives, bounds, members, refName, type Schemas, typeNames } from './schema-facts.ts';
import { localize } from './localize.ts';
import type { Labels } from './labels/en-US.ts';

/** Levels that are folded into one another before a schema gets a page of its own. */
const deepest = 4;

/** The address of a schema's own page. */
export const schemaPage = (name: string): string => `schema-${name}.html`;

/** Renders the fields of schemas as lists, nested ones folded in `<details>`; big and recursive ones become links. */
export class FieldLists {
  /** Names that were linked to: each needs a page. */
  readonly linked = new Set<string>();
  readonly #schemas: Schemas;
  readonly #labels: Labels;
  readonly #sizes: FoldedSizes;

  constructor(schemas: Schemas, labels: Labels) {
    this.#schemas = schemas;
    this.#labels = labels;
    this.#sizes = new FoldedSizes(schemas);
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
    if (isNode(rest)) rows.push(this.#others(found, rest, open));
    if (rows.length > 0) return html`<ul class="fields">${rows}</ul>`;
    const items = found['items'];
    if (isNode(items)) {
      return html`<p>${this.#type(schema)}${this.#bounds(found)}</p>${this.#hasInside(items) && this.#nested(items, open)}`;
    }
    return html`<p>${this.#type(schema)}${this.#bounds(found)}</p>`;
  }

  /** One named value with its type, bounds and description. */
  field(name: string, schema: Node, isRequired: boolean, open: readonly string[] = []): Html {
    return this.#row(html`<code class="name">${name}</code>`, schema, isRequired, open);
  }

  #row(title: Html, schema: Node, isRequired: boolean, open: readonly string[]): Html {
    const found = this.#schemas.resolved(schema);
    const text = localize(found['description'], this.#labels);
    return html`<li><div>${title} <span class="type">${this.#type(schema)}</span>
${isRequired && html`<span class="required">${this.#labels.fields.required}</span>`}${this.#bounds(found)}</div>${text && html`<p>${text}</p>`}${this.#fold(found, schema, open)}</li>`;
  }

  /** Members whose names the contract leaves open. */
  #others(schema: Node, others: Node, open: readonly string[]): Html {
    const { anyName, like } = this.#labels.fields;
    const names = isNode(schema['propertyNames']) ? schema['propertyNames'] : {};
    const pattern = names['pattern'];
    const shape = typeof pattern === 'string' && html` <span class="bounds">${like}<code>${pattern}</code></span>`;
    return this.#row(html`<span class="name">${anyName}</span>${shape}`, others, false, open);
  }

  #type(schema: Node): Html {
    const labels = this.#labels.fields;
    const found = this.#schemas.resolved(schema);
    if (found['const'] !== undefined) return html`${labels.always} <code>${JSON.stringify(found['const'])}</code>`;
    const options = found['enum'];
    if (Array.isArray(options)) {
      const shown = options.map((option) => html`<code>${JSON.stringify(option)}</code>`);
      return joined(shown, labels.or);
    }
    const types = typeNames(found);
    const items = found['items'];
    const named = types.map((text) =>
      text === 'array' && isNode(items) ? html`${labels.listOf}${this.#type(items)}` : html`${text}`,
    );
    const count = alternatives(found).length;
    if (count > 0) named.unshift(html`${count === 1 ? 'object' : labels.oneOfForms(count)}`);
    const name = refName(schema);
    const isObject = name !== undefined && types.join() === 'object';
    return html`${named.length > 0 ? joined(named, labels.or) : labels.anything}${isObject && html` <span class="schema">${name}</span>`}`;
  }

  #bounds(schema: Node): Html | undefined {
    const labels = bounds(schema, this.#labels.fields).map((text) => html`${text}`);
    if (typeof schema['pattern'] === 'string') {
      labels.push(html`${this.#labels.fields.like}<code>${schema['pattern']}</code>`);
    }
    return labels.length > 0 ? html` <span class="bounds">${joined(labels, ', ')}</span>` : undefined;
  }

  /** The inside of a value that has one, folded or linked. */
  #fold(found: Node, schema: Node, open: readonly string[]): Html | undefined {
    const inner = isNode(found['items']) ? found['items'] : schema;
    if (!this.#hasInside(inner)) return undefined;
    const branches = alternatives(this.#schemas.resolved(inner));
    const only = branches.length === 1 ? branches[0] : undefined;
    const name = refName(only ?? inner);
    if (name !== undefined && this.#isLink(name, open)) return html`<p>${this.#link(name)}</p>`;
    const labels = this.#labels.fields;
    const title = only || branches.length === 0 ? labels.fieldsOf(name) : labels.forms(branches.length);
    return html`<details><summary>${title}</summary>${this.#nested(only ?? inner, open)}</details>`;
  }

  #nested(schema: Node, open: readonly string[]): Html {
    const name = refName(schema);
    if (name !== undefined && this.#isLink(name, open)) return html`<p>${this.#link(name)}</p>`;
    return this.#inside(schema, [...open, name ?? '']);
  }

  #alternatives(branches: readonly Node[], open: readonly string[]): Html {
    const rows = branches.map((branch) => {
      const found = this.#schemas.resolved(branch);
      const fixed = members(found).find(([, member]) => member['const'] !== undefined);
      const title = fixed ? html`<code>${fixed[0]}: ${JSON.stringify(fixed[1]['const'])}</code>` : this.#type(branch);
      const text = localize(found['description'], this.#labels);
      if (!this.#hasInside(branch)) return html`<li>${title}${this.#bounds(found)} ${text}</li>`;
      return html`<li><details><summary>${title} ${text}</summary>${this.#nested(branch, open)}</details></li>`;
    });
    return html`<ul class="forms">${rows}</ul>`;
  }

  /** Whether a value has more to show than its type: fields, alternatives, or a list of such. */
  #hasInside(schema: Node): boolean {
    const found = this.#schemas.resolved(schema);
    if (members(found).length > 0 || alternatives(found).length > 0) return true;
    if (isNode(found['additionalProperties'])) return true;
    return isNode(found['items']) && this.#hasInside(found['items']);
  }

  #isLink(name: string, open: readonly string[]): boolean {
    return open.includes(name) || open.length >= deepest || this.#sizes.isTooMuch(name);
  }

  #link(name: string): Html {
    this.linked.add(name);
    return html`<a href="${schemaPage(name)}">${name}</a>`;
  }
}

import { isNode, type Node } from '../contract/source.ts';
import { alternatives, members, refName, type Schemas } from './schema-facts.ts';

/** Fields that may be folded into one place; a schema that would bring more is linked to. */
const most = 30;

/** How many fields each schema brings along when it is folded into another; what is linked to counts as one. */
export class FoldedSizes {
  readonly #schemas: Schemas;
  readonly #known = new Map<string, number>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  isTooMuch(name: string): boolean {
    return this.#size(name, []) > most;
  }

  #size(name: string, open: readonly string[]): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (open.includes(name)) return 1;
    const size = this.#count(this.#schemas.get(name), [...open, name]);
    this.#known.set(name, size);
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

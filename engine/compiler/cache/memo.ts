/** The entry of one list of facts; without a value nothing was made of them yet. */
export interface Entry<Value> {
  value?: Value;
}

class Branch<Value> implements Entry<Value> {
  value?: Value;
  readonly #objects = new WeakMap<object, Branch<Value>>();
  readonly #others = new Map<unknown, Branch<Value>>();

  next(fact: unknown): Branch<Value> {
    // Safe: what is given to the weak map is an object.
    const isWeak = typeof fact === 'object' && fact !== null;
    const known = isWeak ? this.#objects.get(fact) : this.#others.get(fact);
    if (known) return known;
    const made = new Branch<Value>();
    if (isWeak) this.#objects.set(fact, made);
    else this.#others.set(fact, made);
    return made;
  }
}

/**
 * Values by the facts that they were made of, which are compared by identity. The facts have to be all that a value depends on. The first
 * one is an object: when it is gone, what was made of it is forgotten too.
 */
export class Memo<Value> {
  readonly #root = new Branch<Value>();

  at(facts: readonly [object, ...unknown[]]): Entry<Value> {
    let branch = this.#root;
    for (const fact of facts) branch = branch.next(fact);
    return branch;
  }

  of(facts: readonly [object, ...unknown[]], make: () => Value): Value {
    const entry = this.at(facts);
    if (entry.value === undefined) entry.value = make();
    return entry.value;
  }
}

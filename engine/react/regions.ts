/** The elements of a layout's regions, by name. Outlets register them; what pages fill them with is shown inside. */
export class Regions {
  readonly #elements = new Map<string, Element>();
  readonly #listeners = new Set<() => void>();

  element(name: string): Element | undefined {
    return this.#elements.get(name);
  }

  /** Returns what takes the region away again. */
  put(name: string, element: Element): () => void {
    this.#elements.set(name, element);
    this.#notify();
    return () => {
      if (this.#elements.get(name) !== element) return;
      this.#elements.delete(name);
      this.#notify();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

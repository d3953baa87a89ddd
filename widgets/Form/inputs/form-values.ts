type Value = Readonly<Record<string, unknown>>;

/**
 * The form's whole value, for fields that show only together with another one (`ui:when`). Beside React: as an input of
 * every group of fields it would render all of them at each key.
 */
export class FormValues {
  private value: Value;
  private readonly listeners = new Set<() => void>();

  constructor(value: Value) {
    this.value = value;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  read(): Value {
    return this.value;
  }

  write(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}

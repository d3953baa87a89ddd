/** Keeps the values that were asked for last. */
export function createRecent<T>(
  most: number,
): Pick<Map<string, T>, 'get' | 'delete'> & { set(name: string, value: T): void } {
  const values = new Map<string, T>();
  return {
    get: (name) => values.get(name),
    delete: (name) => values.delete(name),
    set(name, value) {
      // A map gives its oldest entry first.
      values.delete(name);
      values.set(name, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}

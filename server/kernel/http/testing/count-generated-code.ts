const real = globalThis.Function;

/** Counts every program text that becomes code through the constructor that libraries use for it, until `stop`. */
export function countGeneratedCode(): { count(): number; stop(): void } {
  let count = 0;
  globalThis.Function = new Proxy(real, {
    construct(target, parts, newTarget) {
      count += 1;
      return Reflect.construct(target, parts, newTarget);
    },
    apply(target, self, parts) {
      count += 1;
      return Reflect.apply(target, self, parts);
    },
  });
  return {
    count: () => count,
    stop: () => {
      globalThis.Function = real;
    },
  };
}

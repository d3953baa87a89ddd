import type { PageScope, Path } from '#engine/core';

/**
 * What one component reads of a scope, as an external store for React: its version changes when a value at one of the
 * paths does, so a change elsewhere does not render the component.
 */
export class Reading {
  private readonly scope: PageScope;
  private readonly paths: readonly Path[];
  private seen: readonly unknown[];
  private version = 0;

  constructor(scope: PageScope, paths: readonly Path[]) {
    this.scope = scope;
    this.paths = paths;
    this.seen = this.values();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.scope.subscribe(this.paths, listener);

  /** The same number as long as nothing that is read has changed. */
  readonly snapshot = (): number => {
    const now = this.values();
    if (now.some((value, place) => !Object.is(value, this.seen[place]))) {
      this.seen = now;
      this.version += 1;
    }
    return this.version;
  };

  /** What stood at the paths when the version was told last. */
  get current(): readonly unknown[] {
    return this.seen;
  }

  private values(): unknown[] {
    return this.paths.map((path) => this.scope.read(path));
  }
}

import type { PageScope, Path } from '#engine/runtime';

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

  subscribe(listener: () => void): () => void {
    return this.scope.subscribe(this.paths, listener);
  }

  /** The same number as long as nothing that is read has changed. */
  snapshot(): number {
    if (this.paths.some((path, place) => !Object.is(this.scope.read(path), this.seen[place]))) {
      this.seen = this.values();
      this.version += 1;
    }
    return this.version;
  }

  /** What stood at the paths when the version was told last. */
  get current(): readonly unknown[] {
    return this.seen;
  }

  private values(): readonly unknown[] {
    return this.paths.length === 0 ? nothing : this.paths.map((path) => this.scope.read(path));
  }
}

const nothing: readonly unknown[] = [];

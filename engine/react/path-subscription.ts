import type { PageScope, Path } from '#engine/runtime';

/**
 * The values at some paths of a scope, as an external store for React. Its version changes when one of these values does,
 * so a change elsewhere does not render the component.
 */
export class PathSubscription {
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

  /** The version: the same number as long as no value changed. */
  snapshot(): number {
    if (this.paths.some((path, place) => !Object.is(this.scope.read(path), this.seen[place]))) {
      this.seen = this.values();
      this.version += 1;
    }
    return this.version;
  }

  /** The values that the last version stands for. */
  get current(): readonly unknown[] {
    return this.seen;
  }

  private values(): readonly unknown[] {
    return this.paths.length === 0 ? nothing : this.paths.map((path) => this.scope.read(path));
  }
}

const nothing: readonly unknown[] = [];

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

  /** Reads the values again; true when one of them is another than before. */
  refresh(): boolean {
    if (this.paths.every((path, index) => Object.is(this.scope.read(path), this.seen[index]))) return false;
    this.seen = this.values();
    return true;
  }

  /** The version: the same number as long as no value changed. */
  snapshot(): number {
    if (this.refresh()) this.version += 1;
    return this.version;
  }

  /** The values when they were read last. */
  get current(): readonly unknown[] {
    return this.seen;
  }

  private values(): readonly unknown[] {
    return this.paths.length === 0 ? nothing : this.paths.map((path) => this.scope.read(path));
  }
}

const nothing: readonly unknown[] = [];

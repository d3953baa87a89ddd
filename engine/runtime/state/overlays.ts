import type { CompiledOverlay } from '../../document/compiled.ts';

export type OverlayKind = 'dialog' | 'drawer';

/** A dialog or drawer on the screen. */
export interface OpenOverlay<Scope> {
  /** Unique on the page. */
  key: number;
  kind: OverlayKind;
  overlay: CompiledOverlay;
  scope: Scope;
  /** Closes it; a result is handed to the list that opened it. */
  close(result?: unknown): void;
}

export interface OverlayRequest<Scope> {
  kind: OverlayKind;
  overlay: CompiledOverlay;
  createScope(): Scope;
  onResult(result: unknown): void;
  /** It was closed without a result. */
  onDismiss?(): void;
}

/** The dialogs and drawers of one page, the topmost last. */
export interface Overlays<Scope> {
  list(): readonly OpenOverlay<Scope>[];
  open(request: OverlayRequest<Scope>): void;
  /** The overlay that the scope belongs to, or else the topmost of the kind. */
  find(kind: OverlayKind, scope: Scope): OpenOverlay<Scope> | undefined;
  subscribe(listener: () => void): () => void;
}

export function createOverlays<Scope>(): Overlays<Scope> {
  let open: readonly OpenOverlay<Scope>[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();

  function change(next: readonly OpenOverlay<Scope>[]): void {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    list: () => open,
    open({ kind, overlay, createScope, onResult, onDismiss }) {
      const key = nextKey;
      nextKey += 1;
      const close = (result?: unknown): void => {
        if (!open.some((other) => other.key === key)) return;
        change(open.filter((other) => other.key !== key));
        if (result === undefined) onDismiss?.();
        else onResult(result);
      };
      change([...open, { key, kind, overlay, scope: createScope(), close }]);
    },
    find(kind, scope) {
      const sameKind = open.filter((overlay) => overlay.kind === kind);
      return sameKind.find((overlay) => overlay.scope === scope) ?? sameKind.at(-1);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

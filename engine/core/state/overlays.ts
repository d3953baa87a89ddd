import type { CompiledDocument, CompiledOverlay } from '../document/compiled.ts';
import type { PageScope } from './scope.ts';

export type OverlayKind = 'dialog' | 'drawer';

/** A dialog or drawer on the screen. */
export interface OpenOverlay {
  /** Unique on the page. */
  key: number;
  kind: OverlayKind;
  overlay: CompiledOverlay;
  scope: PageScope;
  /** Closes it; a result is handed to the list that opened it. */
  close(result?: unknown): void;
}

export interface OverlayRequest {
  kind: OverlayKind;
  overlay: CompiledOverlay;
  /** The document that the overlay's own dialogs, forms and messages come from. */
  document: CompiledDocument;
  params: Readonly<Record<string, unknown>>;
  opener: PageScope;
  onResult(result: unknown): void;
}

/** The dialogs and drawers of one page, the topmost last. */
export interface Overlays {
  list(): readonly OpenOverlay[];
  open(request: OverlayRequest, createScope: (request: OverlayRequest) => PageScope): void;
  /** Closes the overlay that the scope belongs to, or else the topmost of the kind. False when there is none. */
  close(kind: OverlayKind, scope: PageScope, result?: unknown): boolean;
  subscribe(listener: () => void): () => void;
}

export function createOverlays(): Overlays {
  let open: readonly OpenOverlay[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();

  function change(next: readonly OpenOverlay[]): void {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    list: () => open,
    open(request, createScope) {
      const key = nextKey;
      nextKey += 1;
      const close = (result?: unknown): void => {
        if (!open.some((other) => other.key === key)) return;
        change(open.filter((other) => other.key !== key));
        if (result !== undefined) request.onResult(result);
      };
      change([...open, { key, kind: request.kind, overlay: request.overlay, scope: createScope(request), close }]);
    },
    close(kind, scope, result) {
      const sameKind = open.filter((overlay) => overlay.kind === kind);
      const target = sameKind.find((overlay) => overlay.scope === scope) ?? sameKind.at(-1);
      target?.close(result);
      return target !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

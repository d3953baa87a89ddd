import { proxy, ref } from 'valtio/vanilla';
import type { CompiledDialog } from '#engine/document';

/** A dialog is shown in the middle of the page, a drawer slides in from an edge; this module calls both dialogs. */
export type DialogKind = 'dialog' | 'drawer';

/** A dialog or drawer on the screen. */
export interface OpenDialog<Scope> {
  /** Unique on the page. */
  key: number;
  kind: DialogKind;
  dialog: CompiledDialog;
  scope: Scope;
  /** Closes it; a result is handed to the list that opened it. */
  close(result?: unknown): void;
}

interface DialogRequest<Scope> {
  kind: DialogKind;
  dialog: CompiledDialog;
  createScope(): Scope;
  onResult(result: unknown): void;
  /** It was closed without a result. */
  onDismiss?(): void;
}

/**
 * Held by valtio's `ref`, which does not look into the scopes of the dialogs. Its type is written out, because the
 * declarations of the package name no other package.
 */
type List<Scope> = readonly OpenDialog<Scope>[] & { $$valtioSnapshot: readonly OpenDialog<Scope>[] };

/** The dialogs and drawers of one page. */
export interface OpenDialogs<Scope> {
  /** A valtio proxy: `list` is another array after each change, the topmost dialog last. */
  readonly shown: { readonly list: List<Scope> };
  open(request: DialogRequest<Scope>): void;
  /** The one that the scope belongs to, or else the topmost of the kind. */
  find(kind: DialogKind, scope: Scope): OpenDialog<Scope> | undefined;
}

/** Begins with none open. */
export function createOpenDialogs<Scope>(): OpenDialogs<Scope> {
  const none: readonly OpenDialog<Scope>[] = [];
  const shown = proxy({ list: ref(none) });
  let nextKey = 1;

  return {
    shown,
    open({ kind, dialog, createScope, onResult, onDismiss }) {
      const key = nextKey;
      nextKey += 1;
      const close = (result?: unknown): void => {
        if (!shown.list.some((other) => other.key === key)) return;
        shown.list = ref(shown.list.filter((other) => other.key !== key));
        if (result === undefined) onDismiss?.();
        else onResult(result);
      };
      shown.list = ref([...shown.list, { key, kind, dialog, scope: createScope(), close }]);
    },
    find(kind, scope) {
      const sameKind = shown.list.filter((open) => open.kind === kind);
      return sameKind.find((open) => open.scope === scope) ?? sameKind.at(-1);
    },
  };
}

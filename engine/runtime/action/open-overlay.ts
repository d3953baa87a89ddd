import { EngineError } from '../../document/engine-errors.ts';
import { isData } from '../evaluate/own-value.ts';
import type { CompiledDocument, CompiledOverlay } from '../../document/compiled.ts';
import { createScope } from '../state/scope.ts';
import type { OverlayKind } from '../state/overlays.ts';
import { literalText } from './argument.ts';
import type { ActionArguments, ActionRuntime } from './action.ts';

interface Found {
  overlay: CompiledOverlay;
  document: CompiledDocument;
}

/** Opens a dialog or drawer over the page; the list that opens it goes on, `then` runs with its result, `else` without one. */
export async function openOverlay(kind: OverlayKind, args: ActionArguments, runtime: ActionRuntime): Promise<void> {
  const { scope, host } = runtime;
  const name = literalText(kind === 'dialog' ? 'openDialog' : 'openDrawer', kind, args[kind]);
  const params = runtime.values(args.with);
  const { overlay, document } = (await find(kind, name, runtime)) ?? missing(name);
  if (runtime.signal.aborted) return;
  if (!scope.hasRole(overlay.roles)) missing(name);
  await host.registry.loadWidgets([kind === 'dialog' ? 'Dialog' : 'Drawer', ...(overlay.widgets ?? [])]);
  if (runtime.signal.aborted) return;
  scope.overlays.open({
    kind,
    overlay,
    createScope: () => createScope({ engine: scope.engine, document, part: overlay, params, parent: scope }),
    onResult: (result) => runtime.start(args.then, { result }),
    onDismiss: () => runtime.start(args.else),
  });
}

/** One written inside this document comes before a document of its own. */
async function find(kind: OverlayKind, name: string, { scope, host }: ActionRuntime): Promise<Found | undefined> {
  const whole = scope.document.partial ? await host.documents.byId(scope.document.id) : scope.document;
  const inner = whole && inside(kind, name, whole);
  if (inner) return { overlay: inner, document: whole };
  const document = await host.documents.byId(name);
  return document?.kind === kind ? { overlay: document, document } : undefined;
}

function inside(kind: OverlayKind, name: string, { dialogs, drawers }: CompiledDocument): CompiledOverlay | undefined {
  const own = kind === 'dialog' ? dialogs : drawers;
  return isData(own) && Object.hasOwn(own, name) ? own[name] : undefined;
}

function missing(name: string): never {
  throw new EngineError('ENGINE_OVERLAY_UNKNOWN', { name });
}

import { type CompiledDialog, type CompiledDocument, EngineError } from '#engine/document';
import { isData } from '../evaluate/own-value.ts';
import { createScope } from '../scope/scope.ts';
import type { DialogKind } from '../state/open-dialogs.ts';
import { literalText } from './argument.ts';
import type { ActionArguments, ActionRuntime } from '../scope/action.ts';

interface Found {
  dialog: CompiledDialog;
  document: CompiledDocument;
}

/** Opens a dialog or drawer over the page; the list that opens it continues, `then` runs with its result, `else` without one. */
export async function showDialog(kind: DialogKind, args: ActionArguments, runtime: ActionRuntime): Promise<void> {
  const { scope, host } = runtime;
  const name = literalText(kind === 'dialog' ? 'openDialog' : 'openDrawer', kind, args[kind]);
  const params = runtime.values(args.with);
  const { dialog, document } = (await find(kind, name, runtime)) ?? missing(name);
  if (runtime.signal.aborted) return;
  if (!scope.hasRole(dialog.roles)) missing(name);
  await host.registry.loadWidgets([kind === 'dialog' ? 'Dialog' : 'Drawer', ...(dialog.widgets ?? [])]);
  if (runtime.signal.aborted) return;
  scope.openDialogs.open({
    kind,
    dialog,
    createScope: () => createScope({ engine: scope.engine, document, part: dialog, params, parent: scope }),
    onResult: (result) => runtime.start(args.then, { result }),
    onDismiss: () => runtime.start(args.else),
  });
}

/** One written inside this document comes before a document of its own. */
async function find(kind: DialogKind, name: string, { scope, host }: ActionRuntime): Promise<Found | undefined> {
  const whole = scope.document.partial ? await host.documents.byId(scope.document.id) : scope.document;
  const inner = whole && inside(kind, name, whole);
  if (inner) return { dialog: inner, document: whole };
  const document = await host.documents.byId(name);
  return document?.kind === kind ? { dialog: document, document } : undefined;
}

function inside(kind: DialogKind, name: string, { dialogs, drawers }: CompiledDocument): CompiledDialog | undefined {
  const own = kind === 'dialog' ? dialogs : drawers;
  return isData(own) && Object.hasOwn(own, name) ? own[name] : undefined;
}

function missing(name: string): never {
  throw new EngineError('ENGINE_DIALOG_UNKNOWN', { name });
}

import type { CompiledDocument } from '#engine/core';
import type { App } from '../create-app.ts';

/**
 * Fetches what the first screen shows without, and the widgets of its dialogs and drawers, so that nobody waits for them.
 * What does not arrive now is fetched when it is needed, and the person hears of it then.
 */
export async function prefetchRest(app: Pick<App, 'rest' | 'registry' | 'screens' | 'documents'>) {
  const { rest, registry, screens, documents } = app;
  try {
    await rest.load();
    const shown = screens.screen.get();
    if (!shown) return;
    const hash = shown.document.partial && shown.page.hash[shown.locale];
    await registry.loadWidgets(widgetsOver(hash ? await documents.load(hash) : shown.document));
  } catch (error) {
    console.warn(error);
  }
}

/** What opening a document's own dialogs and drawers takes. */
function widgetsOver({ dialogs, drawers }: CompiledDocument): string[] {
  const over = (frame: string, overlays: CompiledDocument['dialogs'] = {}): string[] => {
    const all = Object.values(overlays);
    return all.length > 0 ? [frame, ...all.flatMap(({ widgets = [] }) => widgets)] : [];
  };
  return [...over('Dialog', dialogs), ...over('Drawer', drawers)];
}

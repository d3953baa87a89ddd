import type { CompiledDocument } from '#engine/runtime';
import type { App } from './create-app.ts';

/**
 * Fetches what the first screen shows without: the other pages of the table, and the widgets of what is hidden, dialogs and
 * drawers included. What does not arrive now is fetched when it is needed, and the person hears of it then.
 */
export async function prefetchRest(app: Pick<App, 'registry' | 'screens' | 'documents' | 'table' | 'session'>) {
  const { registry, screens, documents, table, session } = app;
  try {
    if (!table.isWhole()) await table.load(session.id());
    const shown = screens.screen.get();
    if (!shown) return;
    const frame = shown.page.layout === undefined ? undefined : table.entry(shown.page.layout);
    for (const [document, entry] of [[shown.document, shown.page] as const, [shown.layout, frame] as const]) {
      const hash = document?.partial && entry?.hash[shown.locale];
      const whole = hash ? await documents.load(hash) : document;
      if (whole) await registry.loadWidgets([...whole.widgets, ...widgetsOver(whole)]);
    }
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

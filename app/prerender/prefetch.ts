import type { CompiledDocument } from '#engine/document';
import type { Registry } from '#engine/runtime';
import type { DocumentStore } from '../router/documents.ts';
import type { PageTable } from '../router/page-table.ts';
import type { Screens } from '../router/screens.ts';
import type { Session } from '../session/session.ts';

interface PrefetchParts {
  registry: Pick<Registry, 'loadWidgets'>;
  screens: Pick<Screens, 'state'>;
  documents: Pick<DocumentStore, 'load'>;
  table: Pick<PageTable, 'isWhole' | 'load' | 'entry'>;
  session: Pick<Session, 'id'>;
}

/**
 * Loads what the first screen shows without: the other pages of the table, and the widgets of what is hidden, dialogs and
 * drawers included. What does not arrive now is loaded when it is needed, and a failure is reported to the user then.
 */
export async function prefetch({ registry, screens, documents, table, session }: PrefetchParts): Promise<void> {
  try {
    if (!table.isWhole()) await table.load(session.id());
    const shown = screens.state.screen;
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

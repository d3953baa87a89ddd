import { isComposing } from '#widgets/kit/keys/is-composing.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio/react';
import { releasePage } from '#widgets/kit/dialog/show-dialog.ts';
import type { SessionFacts } from '../session/facts.ts';
import { createLocationStore, type LocationParts, type LocationStore } from './location-store.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Watch } from './watch.ts';

interface ToolsParts extends LocationParts {
  view: Window;
  facts: SessionFacts;
}

/** Up to this width, in px, the panel takes the whole window. */
const narrow = '(width <= 760px)';

/** Records what the engine does, and shows it beside the page on Ctrl+Shift+L; returns what takes the tools away. */
export function startTools(app: ToolsParts, watch: Watch): () => void {
  const { view } = app;
  const recorder = createRecorder((work) => void view.setTimeout(work, 50));
  watch.hand(recorder.hear);
  const locations = createLocationStore(app);
  let panel: { close(): void; element: HTMLElement } | undefined;
  let isOpening = false;

  async function open(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    try {
      panel = await showPanel(app, { recorder, locations: locations }, () => {
        panel?.close();
        panel = undefined;
      });
    } finally {
      isOpening = false;
    }
  }

  const keys = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.code !== 'KeyL' || !event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!panel) void open();
    else if (panel.element.contains(view.document.activeElement)) {
      panel.close();
      panel = undefined;
    } else panel.element.querySelector<HTMLElement>('aside')?.focus();
  };
  view.addEventListener('keydown', keys);
  return () => {
    view.removeEventListener('keydown', keys);
    watch.stop();
    panel?.close();
  };
}

/** In a root of its own: the tools still work when the page crashes. */
async function showPanel(
  { view, facts }: ToolsParts,
  shown: { recorder: Recorder; locations: LocationStore },
  onClose: () => void,
) {
  const [{ DevTools }, { ToolTexts }] = await Promise.all([import('./DevTools.tsx'), import('./ToolTexts.tsx')]);
  const { document } = view;
  const before = document.activeElement;
  const element = document.createElement('div');
  document.body.append(element);
  document.documentElement.setAttribute('data-devtools', '');
  const releasePage = holdPage(view, element);

  function Panel() {
    return (
      <ToolTexts locale={useSnapshot(facts, { sync: true }).locale}>
        <DevTools {...shown} onClose={onClose} />
      </ToolTexts>
    );
  }
  const root = createRoot(element);
  flushSync(() => root.render(<Panel />));
  element.querySelector('aside')?.focus();
  return {
    element,
    close() {
      root.unmount();
      element.remove();
      document.documentElement.removeAttribute('data-devtools');
      releasePage();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}

/** Dialogs do not keep the panel from being used; where it covers the page, nothing below it can get the focus. */
function holdPage(view: Window, panel: HTMLElement): () => void {
  const query = view.matchMedia(narrow);
  const holdDialogs = releasePage();
  let inertParts: Element[] = [];
  const release = (): void => {
    for (const part of inertParts) part.removeAttribute('inert');
    inertParts = [];
  };
  const follow = (): void => {
    release();
    if (!query.matches) return;
    inertParts = [...view.document.body.children].filter((part) => part !== panel && !part.hasAttribute('inert'));
    for (const part of inertParts) part.setAttribute('inert', '');
  };
  follow();
  query.addEventListener('change', follow);
  return () => {
    query.removeEventListener('change', follow);
    release();
    holdDialogs();
  };
}

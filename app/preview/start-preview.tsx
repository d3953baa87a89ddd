import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { actionRegistry } from '#engine/actions';
import { createRegistry } from '#engine/runtime';
import { widgetRegistry } from '#widgets';
import type { Boot } from '../session/boot.ts';
import { applyTheme } from '../session/theme.ts';
import { openChannel } from './channel.ts';
import { Preview } from './Preview.tsx';

const DesignPreview = lazy(async () => ({ default: (await import('./DesignPreview.tsx')).DesignPreview }));

/** Shows what the embedding page sends. */
export function startPreview(boot: Boot, view: Window): void {
  const { document } = view;
  const registry = createRegistry({ widgets: widgetRegistry, actions: actionRegistry });
  const element = document.getElementById('root');
  if (!element) throw new Error('The entry page has no element "root".');
  const root = createRoot(element);

  openChannel(view, (content, embedder) => {
    const Shown = content.design ? DesignPreview : Preview;
    if (content.theme) applyTheme(document, content.theme);
    // Even the same value makes the browser compute the styles of the whole page again.
    const { documentElement: html } = document;
    const { scheme = 'light', document: shown } = content;
    if (html.dataset['scheme'] !== scheme) html.dataset['scheme'] = scheme;
    if (html.lang !== shown.locale) html.lang = shown.locale;
    root.render(
      <StrictMode>
        <Suspense>
          <Shown boot={boot} registry={registry} content={content} embedder={embedder} />
        </Suspense>
      </StrictMode>,
    );
  });
}

import '../theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { actionRegistry, createRegistry } from '#engine/core';
import { widgetRegistry } from '#widgets';
import { readBoot } from '../boot.ts';
import { applyTheme } from '../session/theme.ts';
import { openChannel } from './channel.ts';
import { Preview } from './Preview.tsx';

/** The program of the isolated preview frame. It shows what the embedding page sends, and does nothing else. */
const boot = readBoot(document);
const registry = createRegistry({ widgets: widgetRegistry, actions: actionRegistry });
const element = document.getElementById('root');
if (!element) throw new Error('The entry page has no element "root".');
const root = createRoot(element);

openChannel(window, (content) => {
  if (content.theme) applyTheme(document, content.theme);
  document.documentElement.dataset['scheme'] = content.scheme ?? 'light';
  document.documentElement.lang = content.document.locale;
  root.render(
    <StrictMode>
      <Preview boot={boot} registry={registry} content={content} />
    </StrictMode>,
  );
});

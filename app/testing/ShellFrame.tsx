import type { ReactElement, ReactNode } from 'react';
import { EngineProvider } from '#engine';
import type { CompiledDocument } from '#engine/document';
import { createRegistry } from '#engine/runtime';
import type { Boot } from '../session/boot.ts';
import firstMessages from '../generated/messages.en-US.json';
import laterMessages from '../shell/generated/messages.en-US.json';
import { createPreviewHost } from '../preview/preview-host.ts';

const boot = {
  locale: 'en-US',
  locales: ['en-US'],
  messages: { ...firstMessages, ...laterMessages },
  env: {},
  pages: [],
  preloaded: [],
  mode: 'demo',
};
// The parts shown in tests read the language and the texts only.
const host = createPreviewHost(
  boot as unknown as Boot,
  createRegistry({ widgets: {}, actions: {} }),
  { document: { locale: boot.locale } as CompiledDocument, answers: [] },
  { setLocale: () => undefined },
);

/** The surroundings of the shell's own parts: an engine with the English texts, which reaches nothing. */
export function ShellFrame({ children }: { children: ReactNode }): ReactElement {
  return <EngineProvider host={host}>{children}</EngineProvider>;
}

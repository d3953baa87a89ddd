import type { CompiledDocument } from '#engine/document';
import type { PreloadedAnswer } from '#engine/runtime';
import type { ShownTheme } from '../session/theme.ts';

/** What the frame shows: a compiled document, and the answers that its data calls get. */
export interface PreviewContent {
  document: CompiledDocument;
  answers: readonly PreloadedAnswer[];
  theme?: ShownTheme;
  scheme?: 'light' | 'dark';
  /** It can be used, and this is what calls that would change something are answered. */
  notSent?: string;
}

/** What the frame asks of the embedding page. */
export type Ask = (wanted: { locale: string }) => void;

const greeting = { type: 'pagewright:preview', version: 1 };

/**
 * Opens the channel to the embedding page: the frame speaks first, to its own site only, and hands over a port (P32).
 * The frame itself has no origin of its own, so what it listens to is the port and nothing else.
 */
export function openChannel(view: Window, onContent: (content: PreviewContent, ask: Ask) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isContent(data)) onContent(data, (wanted) => port1.postMessage(wanted));
  };
  if (view.parent !== view) view.parent.postMessage(greeting, view.location.origin, [port2]);
}

function isContent(data: unknown): data is PreviewContent {
  if (typeof data !== 'object' || data === null) return false;
  return 'document' in data && typeof data.document === 'object' && 'answers' in data && Array.isArray(data.answers);
}

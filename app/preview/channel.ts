import type { CompiledDocument } from '#engine/document';
import type { PreloadedAnswer } from '#engine/runtime';
import { type DesignView, greeting, isCallAnswer, isDesignView, type Layout } from '#widgets/kit/preview/messages.ts';
import type { ShownTheme } from '../session/theme.ts';
import { createAskedCalls } from './asked-calls.ts';

/** What the frame shows: a compiled document, and the answers that its data calls get. */
export interface PreviewContent {
  document: CompiledDocument;
  answers: readonly PreloadedAnswer[];
  theme?: ShownTheme;
  scheme?: 'light' | 'dark';
  /** It can be used, and this is what calls that would change something are answered. */
  notSent?: string;
  /** It is shown to be designed: the embedding page is asked for its data, and learns where its nodes are. */
  design?: DesignView;
}

/** How the frame reaches the page that embeds it. */
export interface Embedder {
  /** Asks for the content in another language. */
  setLocale(locale: string): void;
  /** Asks for the answer to a call that changes nothing; rejects as the call does, and at once for any other call. */
  call(id: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  showLayout(layout: Layout): void;
}

/**
 * Opens the channel to the embedding page: the frame speaks first, to its own site only, and hands over a port (P32).
 * The frame itself has no origin of its own, so what it listens to is the port and nothing else.
 */
export function openChannel(view: Window, onContent: (content: PreviewContent, embedder: Embedder) => void): void {
  const { port1, port2 } = new MessageChannel();
  const calls = createAskedCalls((asked) => port1.postMessage(asked));
  const embedder: Embedder = {
    setLocale: (locale) => port1.postMessage({ locale }),
    call: calls.ask,
    showLayout: (layout) => port1.postMessage(layout),
  };
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isCallAnswer(data)) calls.settle(data);
    else if (isContent(data)) onContent(data, embedder);
  };
  if (view.parent !== view) view.parent.postMessage(greeting, view.location.origin, [port2]);
}

function isContent(data: unknown): data is PreviewContent {
  if (typeof data !== 'object' || data === null) return false;
  if ('design' in data && !isDesignView(data.design)) return false;
  return 'document' in data && typeof data.document === 'object' && 'answers' in data && Array.isArray(data.answers);
}

import { lexer, type Tokens } from 'marked';
import { beyondEdge } from '../beyond-edge.ts';
import type { Locale } from '../host-for.ts';
import { storyLocale, writtenLocale } from '../pseudo-locale.ts';
import type { Story } from '../story-of.tsx';
import type { Look } from './GuideContext.ts';
import { GuidePage } from './GuidePage.tsx';
import { type Live, loadLive } from './exhibits/live.ts';
import { textOf } from './texts.ts';
import { topics } from './topics.ts';

interface Variation {
  locale?: Locale;
  scheme?: 'dark';
  /** The window is a phone's, 390 px wide, and nothing may reach over its edge. */
  phone?: boolean;
}

interface Loaded {
  live: Record<string, Live>;
}

/** The documents that a page runs. */
export function liveNames(text: string): string[] {
  const kinds = lexer(text).flatMap((token) => (token.type === 'code' ? ((token as Tokens.Code).lang ?? '') : []));
  return kinds.flatMap((lang) => (lang === 'show themes' ? 'themes' : (/^live (\S+)/.exec(lang)?.[1] ?? [])));
}

/** Documents that show what a page does when its first call fails. */
const failing: ReadonlySet<string> = new Set(['error']);

/** A page of the guide as a story: the toolbar's language, scheme and theme hold, and it is tested like every story. */
export function guideStory(id: string, { locale, scheme, phone }: Variation = {}): Story {
  const topic = topics.find((one) => one.id === id);
  if (!topic) throw new Error(`topics.json has no page "${id}".`);
  return {
    globals: {
      ...(locale && { locale }),
      ...(scheme && { scheme }),
      ...(phone && { viewport: { value: 'phone' } }),
    },
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        const chosen = storyLocale(globals);
        const names = liveNames(textOf(id, writtenLocale(chosen)));
        const live = await Promise.all(names.map(async (name) => [name, await loadLive(name, chosen)] as const));
        return { live: Object.fromEntries(live) } satisfies Loaded;
      },
    ],
    play: ({ loaded, canvasElement }) => {
      // Safe: the loader made it.
      const { live } = loaded as Loaded;
      const diagnostic = canvasElement.querySelector('[data-fault]')?.textContent;
      if (diagnostic) throw new Error(`The page shows a diagnostic: ${diagnostic}`);
      for (const [name, { host }] of Object.entries(live))
        if (host.errors.length !== (failing.has(name) ? 1 : 0))
          throw new Error(`The document "${name}" of the page failed, or did not: ${host.errors.map(String).join()}`);
      const wide = phone && beyondEdge(canvasElement);
      if (wide) throw new Error(`The page is wider than its window: ${wide}`);
    },
    render: (_, { loaded, globals }) => {
      const look: Look = {
        locale: storyLocale(globals),
        scheme: String(globals['scheme']),
        theme: String(globals['theme']),
      };
      // A page of another language begins anew: what was entered into its documents was entered in their language.
      return <GuidePage key={look.locale} topic={topic} look={look} live={(loaded as Loaded).live} />;
    },
  };
}

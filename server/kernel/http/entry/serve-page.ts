import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledDocument } from '#engine/document';
import { themeNames } from '#engine/written';
import type { PrerenderedScreen } from '#openapi';
import { createPrerenderer } from '../../prerender/prerenderer.ts';
import { productRoot } from '../../foundation/product-root.ts';
import { Unavailable } from '../../errors/index.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Settings } from '../../foundation/settings.ts';
import type { Entry } from '../../documents/entry.ts';
import type { HostLookup } from '../request/host.ts';
import { knownLocale, offeredLocale, wantedLocale } from '../request/locale.ts';
import type { BootData, EntryRequest } from '../../documents/boot-data.ts';
import { BuildMissing, createBuildReader } from './build.ts';
import { contentPolicy } from './content-policy.ts';
import { fallbackPage } from './fallback-page.ts';
import { type PageScheme, renderPage } from './render-page.ts';
import type { SkeletonAside } from './skeleton.ts';

/** Sends an entry page; never an envelope, for a person is looking. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface PageServices {
  settings: Pick<Settings, 'embedOrigins' | 'frameOrigins'>;
  clock: Clock;
  entry: Entry;
}

export interface PageParts {
  services: PageServices;
  findHost: HostLookup;
  /** `dist/app`, unless a test brings its own. */
  buildFolder?: string;
}

const statusOf = { notBuilt: 503, unavailable: 503, failed: 500 } as const;

/** Where the build lies. */
export const builtApp = (): string => join(productRoot(), 'dist/app');

export function createPageServer(
  app: FastifyInstance,
  { services, findHost, buildFolder = builtApp() }: PageParts,
): ServePage {
  const readBuild = createBuildReader(buildFolder);
  const prerenderer = createPrerenderer({
    file: join(buildFolder, '../prerender/prerender.worker.js'),
    report: (reason) => app.log.warn({ reason }, 'a first screen was left to the browser'),
  });
  app.addHook('onClose', () => prerenderer.stop());
  const { embedOrigins, frameOrigins: framed } = services.settings;
  return async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const frame = pathOf(request) === '/preview' ? 'preview' : 'app';
    const protect = (embedders: readonly string[]): void => {
      reply.header('content-security-policy', contentPolicy(frame, nonce, { embedders, framed }));
    };
    protect(embedOrigins);
    if (frame === 'preview') reply.header('x-robots-tag', 'noindex');
    // A page is never reused without a request, but may be cached for the browser's way back.
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept, Accept-Language, Cookie')
      .type('text/html; charset=utf-8');
    try {
      const build = await readBuild();
      const entry = await entryRequest(request, frame);
      const boot = await services.entry.resolve(entry);
      // A workspace has more of them than the deployment (SESS-27).
      protect(boot.env.environment.embed_origins ?? embedOrigins);
      const prerendered = await prerenderer.render(boot, request.url, entry.host.workspace?.wsId);
      const shown = prerendered ? withWidgets(boot, prerendered) : boot;
      const scheme = schemeOf(request, frame);
      // Public pages bring their own first screen.
      const skeleton = frame === 'app' && !boot.document ? await skeletonOf(request, entry) : undefined;
      return reply.send(renderPage(build, { boot: shown, nonce, scheme, prerendered, skeleton }));
    } catch (error) {
      const reason = reasonOf(error);
      request.log.error({ err: error }, 'an entry page could not be made');
      if (reason === 'unavailable') reply.header('retry-after', '2');
      return reply.code(statusOf[reason]).send(fallbackPage(reason, request.id, nonce));
    }
  };

  /** The sidebar as this person left it (SHELL-42). */
  async function skeletonOf({ cookies }: FastifyRequest, entry: EntryRequest): Promise<SkeletonAside> {
    if (!(await services.entry.hasAside(entry))) return 'none';
    return cookies['sidebarStatus'] === '0' ? 'closed' : 'open';
  }

  async function entryRequest(request: FastifyRequest, frame: EntryRequest['frame']): Promise<EntryRequest> {
    const search = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    // A name sent twice counts once, with its first value.
    const query = Object.fromEntries([...search.entries()].reverse());
    const chosenLocale = knownLocale(request.cookies.pagewright_locale);
    const languages = request.headers['accept-language'];
    const browserLocale = wantedLocale(languages);
    const offered = offeredLocale(languages);
    const application = frame === 'app' ? applicationOf(pathOf(request), query, request.cookies) : undefined;
    return {
      frame,
      path: pathOf(request),
      query,
      host: await findHost(request.headers.host),
      ...(chosenLocale ? { chosenLocale } : {}),
      ...(browserLocale ? { browserLocale } : {}),
      ...(offered ? { offeredLocale: offered } : {}),
      ...(application ? { application } : {}),
      now: services.clock.now(),
    };
  }
}

/** What the person chose who signed in last in this browser. The preview begins light, and shows what the embedding page sends. */
function schemeOf(request: FastifyRequest, frame: EntryRequest['frame']): PageScheme {
  if (frame === 'preview') return 'light';
  const chosen = request.cookies.pagewright_scheme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/** The page without the code of widgets that its first screen does not show: what becomes visible later is fetched then. */
function withWidgets(boot: BootData, { widgets }: PrerenderedScreen): BootData {
  const shown = new Set(widgets);
  const first = (document: CompiledDocument): CompiledDocument => {
    const names = document.widgets.filter((name) => shown.has(name));
    return names.length === document.widgets.length ? document : { ...document, widgets: names, partial: true };
  };
  const { document, layout } = boot;
  return { ...boot, ...(document && { document: first(document) }), ...(layout && { layout: first(layout) }) };
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

function reasonOf(error: unknown): keyof typeof statusOf {
  if (error instanceof BuildMissing) return 'notBuilt';
  return error instanceof Unavailable ? 'unavailable' : 'failed';
}

/** The app writes it (`app/session/storage/application-looks.ts`): `id.Theme` of the applications opened last. */
const themeCookie = 'pagewright_application_themes';
/** Workbench and platform are in no application. */
const outside = /^\/(workbench|platform-home)(\/|$)/;

/** The open application of an address, when this browser has seen a theme of its own there. Nothing is looked up: a navigation carries no token. */
function applicationOf(
  path: string,
  { appid }: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string | undefined>>,
): EntryRequest['application'] {
  if (appid === undefined || outside.test(path)) return undefined;
  const known = (cookies[themeCookie] ?? '')
    .slice(0, 1000)
    .split('~')
    .map((one) => one.split('.'));
  const theme = known.find(([id]) => id === appid)?.[1];
  return theme !== undefined && themeNames.includes(theme) ? { id: appid, theme } : undefined;
}

import type { Answer, Schemas } from '#openapi';
import { readCookie, writeCookie } from './cookie.ts';
import { isRecord, jsonSlot } from './json-slot.ts';

type Opened = Answer<'getAppInfo'>;
type ShownTheme = Schemas['ShownTheme'];

/** What an application shows in another way than its workspace (CFG-16); null is as the workspace. */
export interface ApplicationLook {
  theme: ShownTheme | null;
  layout: Opened['system_config']['config_json']['viewLayout'] | null;
  /** For people who have not chosen one. */
  language: Opened['own_language'];
}

export interface ApplicationLooks {
  /** Undefined until this tab has opened the application. */
  of(id: string | undefined): ApplicationLook | undefined;
  /** Keeps what opening an application answered. True when something is new. */
  keep(opened: Opened): boolean;
}

type Looks = Record<string, ApplicationLook>;
/** The server begins the next entry page with it; as `id.Theme` of the applications opened last. */
const cookie = 'pagewright_application_themes';
const most = { kept: 30, inCookie: 8 };

// Safe beyond the object: only this file writes it.
const isLooks = (value: unknown): value is Looks => isRecord(value) && Object.values(value).every(isRecord);

interface LooksParts {
  view: Pick<Window, 'sessionStorage'>;
  /** What the server has begun the page with. */
  begun?: { id: string; theme: ShownTheme } | undefined;
}

/** The looks of the applications that this tab has opened; they leave it with the session. */
export function createApplicationLooks({ view, begun }: LooksParts): ApplicationLooks {
  const slot = jsonSlot(view.sessionStorage, 'pagewright.application-looks', isLooks);
  return {
    of(id) {
      if (id === undefined) return undefined;
      const known = slot.read() ?? {};
      if (Object.hasOwn(known, id)) return known[id];
      return begun?.id === id ? { theme: begun.theme, layout: null, language: null } : undefined;
    },
    keep({ id, shown_theme: theme, own_language: language, system_config: { config_json: config } }) {
      const look: ApplicationLook = { theme, layout: config.viewLayout ?? null, language };
      keepInCookie(id, config.theme);
      const { [id]: before, ...others } = slot.read() ?? {};
      const latest = Object.entries(others).slice(0, most.kept - 1);
      slot.write(Object.fromEntries([[id, look], ...latest]));
      return JSON.stringify(before) !== JSON.stringify(look);
    },
  };
}

function keepInCookie(id: string, theme: string | undefined): void {
  const before = readCookie(cookie) ?? '';
  const others = before.split('~').filter((one) => one !== '' && !one.startsWith(`${id}.`));
  const next = [...(theme === undefined ? [] : [`${id}.${theme}`]), ...others].slice(0, most.inCookie).join('~');
  if (next !== before) writeCookie(cookie, next);
}

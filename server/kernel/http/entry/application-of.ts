import { themeNames } from '#engine/written';
import type { EntryRequest } from '../../documents/boot-data.ts';

/** The app writes it (`app/session/storage/application-looks.ts`): `id.Theme` of the applications opened last. */
const cookie = 'pagewright_application_themes';
/** Workbench and platform are in no application. */
const outside = /^\/(workbench|platform-home)(\/|$)/;

/** The open application of an address, when this browser has seen a theme of its own there. Nothing is looked up: a navigation carries no token. */
export function applicationOf(
  path: string,
  { appid }: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string | undefined>>,
): EntryRequest['application'] {
  if (appid === undefined || outside.test(path)) return undefined;
  const known = (cookies[cookie] ?? '')
    .slice(0, 1000)
    .split('~')
    .map((one) => one.split('.'));
  const theme = known.find(([id]) => id === appid)?.[1];
  return theme !== undefined && themeNames.includes(theme) ? { id: appid, theme } : undefined;
}

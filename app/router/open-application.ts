import type { Address } from './decide.ts';
import { workbench } from './areas.ts';
import { readQuery } from './router.ts';

const outside = [workbench, '/platform-home'];

/** The application that an address is in, for the header `application_id` (SESS-03); workbench and platform are in none. */
export function openApplication({ path, search }: Address): string | undefined {
  if (outside.some((area) => path === area || path.startsWith(`${area}/`))) return undefined;
  const { appid } = readQuery(search);
  // It becomes a header, and the author of the link wrote it.
  return appid !== undefined && /^[\w-]{1,64}$/.test(appid) ? appid : undefined;
}

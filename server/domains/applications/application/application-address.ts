import { violatedConstraint } from '#server/kernel/db/index.ts';
import { Conflict, Failure } from '#server/kernel/errors/index.ts';

const pointer = '/config/address';

/** First parts of the product's own paths, those of calls and files among them (ROUTE-119, ROUTE-120). */
const reserved: ReadonlySet<string> = new Set(
  `401 404 alert api app app-config app-url appstore assets auth-redirect authing authority blockchain code-send-error
  createtablemenu dashboard debug docs error-web export files healthz interface log login m manageshare menushare metrics
  notice-detail notificationlist oauth ocr openapiauthority operate outbox p pcwx_app platform-home plugin plugincontrol
  pluginmanage preview redirect register remark setting shadow-user share sql sys t tablemenu tableshare test tool
  userinfo-settings web.html well-connected workbench workflow`
    .split(/\s+/)
    .filter(Boolean),
);

/** Throws `application_address_reserved` for a word of the product, and for the first part of one of its pages. */
export function requireFreeWord(address: string, routes: readonly (string | undefined)[]): void {
  const word = address.toLowerCase();
  const isRoute = routes.some((route) => route?.split('/')[1]?.toLowerCase() === word);
  if (isRoute || reserved.has(word)) throw new Failure('application_address_reserved', undefined, { pointer });
}

/** Tells a collision with another application's address by its code; other errors stay (APP-33). */
export async function onTakenAddress<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTaken = violatedConstraint(error) === 'application_settings_address';
    throw isTaken ? new Conflict({ pointer }, 'application_address_taken') : error;
  }
}

import { createApplication } from '#server/domains/applications/index.ts';
import { updateCategory } from '#server/domains/navigation/index.ts';
import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import { inOneTransaction } from '#server/kernel/scope/in-one-transaction.ts';
import { innerCall } from '../making/inner-call.ts';
import { makeMenus } from '../making/make-menus.ts';
import { makeRecords, makeTables } from '../making/make-tables.ts';
import { textsIn } from '../making/template.ts';
import { templates } from '../shipped/index.ts';

const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/**
 * Makes a whole application by what the calls for its parts do, in one transaction: a right or a quota that lacks for one of them lacks
 * for all (docs/decisions/0288).
 */
export const createApplicationFromTemplate: Handler<
  'createApplicationFromTemplate',
  { applications: Applications }
> = async (call) => {
  const { args, session, locale, timeZone, now, services } = call;
  const { wsId } = session;
  if (wsId === undefined) throw new NotAllowed();
  const template = templates[args.template];
  return inOneTransaction(call.db, wsId, async (db) => {
    const outer = { ...call, db, application: undefined };
    const wanted = {
      application_type: 1 as const,
      application_name: args.application_name ?? textsIn(template.names, locale),
      application_describe: args.application_describe?.trim() || textsIn(template.description, locale),
      icon: args.icon ?? { type: 1 as const, uri: template.icon },
      org_id: args.org_id,
    };
    const application = await createApplication(innerCall(outer, 'createApplication', wanted));
    const named = { argument: 'id', value: application.id, isClosedToo: false };
    const inside = { ...outer, application: await services.applications.open({ db, session }, named) };
    const categoryId = application.cid ?? '';
    const category = { id: categoryId, category_name: textsIn(template.category, locale), names: template.category };
    await updateCategory(innerCall(inside, 'updateCategory', category));
    const making = {
      locale,
      today: dayIn(timeZone, now),
      person: session.accountId,
      categoryId,
      views: new Map<string, string>(),
      records: new Map<string, string>(),
    };
    const tables = await makeTables(inside, template, making);
    const menuId = await makeMenus(inside, template.menus, { group: args.org_id, making });
    if (menuId === undefined) throw new Error(`The template ${args.template} has no menu that opens something.`);
    await makeRecords(inside, tables, making);
    return { application, menu_id: menuId };
  });
};

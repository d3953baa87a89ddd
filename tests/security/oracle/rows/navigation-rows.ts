import { createHash } from 'node:crypto';
import { json, type Query } from '#server/kernel/db/index.ts';
import { accountIdOf } from '../world/people.ts';
import { foreign, idOf } from '../world/scopes.ts';
import type { RowKind, RowScope } from './row-kind.ts';

interface OfApplication {
  ws_id: string;
  app_id: string;
  /** Tells the scope's rows from all others. */
  text: string;
  /** The id of a row of a kind there. */
  id(kind: string): string;
}

/** A kind of which each application has rows of its own. */
function ofApplication(insert: (query: Query, of: OfApplication) => Promise<string>): RowKind {
  return {
    scope: 'tenant',
    isOfApplication: true,
    async insert(query, { wsId, appId, prefix, word }: RowScope, name) {
      if (wsId === null) throw new Error('The platform has no applications of its own.');
      const id = (kind: string): string => idOf(prefix, `${kind} ${appId} ${name}`);
      return insert(query, { ws_id: wsId, app_id: appId, text: `${word} ${name}`, id });
    },
  };
}

async function addMenu(query: Query, { ws_id, app_id, text, id }: OfApplication, kind: string, link?: string) {
  const linked = link
    ? {
        link_id: link,
        front_meta: json<Record<string, unknown> | null>({
          model_type: 'external_link',
          external_link: 'https://example.com',
        }),
      }
    : {};
  await query
    .insertInto('menus')
    .values({ id: id(kind), ws_id, app_id, menu_name: text, ...linked })
    .execute();
  return id(kind);
}

/** At the top, without a link and without menus below it. */
export const menu = ofApplication((query, of) => addMenu(query, of, 'menu'));

/** The same once more. */
export const secondMenu = ofApplication((query, of) => addMenu(query, of, 'secondMenu'));

/** A custom page that readers see, and that has been published twice. */
export const customPage = ofApplication(async (query, { ws_id, app_id, text, id }) => {
  const page = id('customPage');
  await query.insertInto('custom_pages').values({ id: page, ws_id, app_id, name: text, kind: 'customPage' }).execute();
  const of = { scope: 'workspace', ws_id, kind: 'page', key: `own.${page}` } as const;
  for (const name of ['pageVersion', 'secondPageVersion'])
    await query
      .insertInto('configuration_versions')
      .values({
        ...of,
        id: id(name),
        hash: createHash('sha256').update(`${text} ${name}`).digest('hex'),
        value: json<unknown>({ document: of.key, operations: [] }),
        comment: text,
        state: 'published',
        published_at: new Date('2026-01-01T00:00:00Z'),
      })
      .execute();
  await query
    .insertInto('configurations')
    .values({ ...of, id: id('pageConfiguration'), version: 1, published_id: id('secondPageVersion') })
    .execute();
  return page;
});

/** The earlier version of `customPage`, which made it. */
export const pageVersion = ofApplication(async (_query, { id }) => id('pageVersion'));

/** The link record of `linkedMenu`. */
export const menuLink = ofApplication(async (query, of) => {
  await addMenu(query, of, 'linkedMenu', of.id('menuLink'));
  return of.id('menuLink');
});

/** The menu that `menuLink` belongs to, which made it. */
export const linkedMenu = ofApplication(async (_query, { id }) => id('linkedMenu'));

/** `menu`, granted to those of the workspace who may not edit the application. */
export const menuAuthorization = ofApplication(async (query, { ws_id, app_id, id }) => {
  const names = ws_id === foreign.wsId ? (['WORKSPACE_USER'] as const) : (['APP_USER', 'ownerElsewhere'] as const);
  const all = { add: true, edit: true, delete: false, export: false, import: false };
  for (const name of names) {
    await query
      .insertInto('menu_authorizations')
      .values({
        id: id(`authorization ${name}`),
        ws_id,
        app_id,
        menu_id: id('menu'),
        subject_type: 'user',
        subject_id: accountIdOf({ name }),
        rights: json({ query: true, ...all }),
        visible_fields: json<Record<string, unknown>>({ kind: 'all' }),
        data_scope: json<Record<string, unknown>>({ kind: 'own' }),
        for_api: true,
      })
      .execute();
  }
  return id(`authorization ${names[0]}`);
});

/** At the top, with nothing in it. */
export const category = ofApplication(async (query, { ws_id, app_id, text, id }) => {
  await query
    .insertInto('categories')
    .values({ id: id('category'), ws_id, app_id, category_name: text, sort: 1 })
    .execute();
  return id('category');
});

/** The same once more. */
export const secondCategory = ofApplication(async (query, { ws_id, app_id, text, id }) => {
  await query
    .insertInto('categories')
    .values({ id: id('secondCategory'), ws_id, app_id, category_name: text, sort: 2 })
    .execute();
  return id('secondCategory');
});

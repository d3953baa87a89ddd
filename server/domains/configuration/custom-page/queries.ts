import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, NotFound } from '#server/kernel/errors/index.ts';
import { lockLimit } from '#server/kernel/limits/quota.ts';

/** The application that pages belong to. */
export interface OfApplication {
  wsId: string;
  appId: string;
}

/** That of a call. */
export const ownerOf = ({ wsId, row }: OpenApplication): OfApplication => ({ wsId, appId: row.id });

const configured = (pointer: 'published_id' | 'draft_id') => sql<boolean>`exists (
  select 1 from configurations c
  where c.ws_id = custom_pages.ws_id and c.kind = 'page' and c.key = 'own.' || custom_pages.id and c.${sql.ref(pointer)} is not null
)`;

/** The custom pages of an application, each with whether something of it is published and drafted. */
export function pagesOf(query: Query, { wsId, appId }: OfApplication) {
  return query
    .selectFrom('custom_pages')
    .where('custom_pages.ws_id', '=', wsId)
    .where('custom_pages.app_id', '=', appId)
    .where('custom_pages.deleted_at', 'is', null)
    .select(['id', 'app_id', 'name', 'kind', 'created_at', 'updated_at', 'version'])
    .select([isPublished.as('is_published'), configured('draft_id').as('has_draft')]);
}

/** Whether readers see a version of the page. */
export const isPublished = configured('published_id');

export type PageRow = Awaited<ReturnType<ReturnType<typeof pagesOf>['execute']>>[number];

/** One page, locked until the transaction ends. Throws `NotFound` for any other id. */
export async function lockPage(query: Query, owner: OfApplication, id: string): Promise<PageRow> {
  const row = await pagesOf(query, owner).where('custom_pages.id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** One page. Throws `NotFound`, at the pointer, for any other id. */
export async function requireCustomPage(
  query: Query,
  owner: OfApplication,
  { id, pointer }: { id: string; pointer?: string },
): Promise<PageRow> {
  const row = await pagesOf(query, owner).where('custom_pages.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(pointer === undefined ? {} : { pointer });
  return row;
}

/** A page as it is on the wire. */
export function presentPage(row: PageRow): Schemas['CustomPage'] {
  return {
    id: row.id,
    application_id: row.app_id,
    name: row.name,
    kind: row.kind,
    published: row.is_published,
    has_draft: row.has_draft,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** What the log records of a page. */
export const pageFacts = ({ name, kind }: Pick<PageRow, 'name' | 'kind'>) => ({ name, kind });

/** How many pages an application has at most. */
const mostPages = 500;

/** Throws `Invalid` where the application has as many pages as there may be: new ones follow one another. */
export async function requireRoomForPage(query: Query, owner: OfApplication): Promise<void> {
  await lockLimit(query, `custom pages ${owner.wsId} ${owner.appId}`);
  const rows = await pagesOf(query, owner).limit(mostPages).execute();
  if (rows.length < mostPages) return;
  throw new Invalid({
    issues: [
      {
        pointer: '',
        message: {
          'en-US': `An application has at most ${mostPages} custom pages.`,
          'zh-CN': `一个应用最多 ${mostPages} 个自定义页面。`,
        },
        hint: { 'en-US': 'Delete one that is not used any more.', 'zh-CN': '请先删除不再使用的页面。' },
      },
    ],
  });
}

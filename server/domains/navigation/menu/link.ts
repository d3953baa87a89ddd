import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, Invalid } from '#server/kernel/errors/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

type FrontMeta = Schemas['MenuFrontMeta'];

interface LinkInput {
  external_link?: string | undefined;
  front_meta?: FrontMeta | undefined;
}

/** What a request links a menu to; `external_link` is the short form. Throws `Invalid` for both at once (MENU-10). */
export function linkOf({ external_link: link, front_meta: meta }: LinkInput): FrontMeta | undefined {
  if (link !== undefined && meta !== undefined) throw oneOnly('/external_link');
  return link === undefined ? meta : { model_type: 'external_link', external_link: link };
}

/** The same where a link is needed. */
export function requireLink(input: LinkInput): FrontMeta {
  const link = linkOf(input);
  if (!link) throw oneOnly('/front_meta');
  return link;
}

const oneOnly = (pointer: string): Invalid =>
  new Invalid({
    issues: [
      {
        pointer,
        message: {
          'en-US': 'A link is either an "external_link" or a "front_meta".',
          'zh-CN': '关联内容只能是“external_link”或“front_meta”之一。',
        },
        hint: { 'en-US': 'Send exactly one of the two.', 'zh-CN': '请只填写其中一项。' },
      },
    ],
  });

/** The custom lists that the product has, by their ids (docs/decisions/0251). */
const lists: ReadonlySet<string> = new Set(['cards']);

/**
 * Throws `menu_target_unknown` unless what a menu is to open exists in the application. Plugins, charts and components of an
 * application are not stored yet, and nothing is shared with it: there is none of any id.
 */
export async function requireTarget(query: Query, { wsId, appId }: OfApplication, meta: FrontMeta): Promise<void> {
  if (meta.model_type === 'external_link') return;
  if (meta.model_type === 'customizePage') {
    const page = await query
      .selectFrom('custom_pages')
      .select('id')
      .where('ws_id', '=', wsId)
      .where('app_id', '=', appId)
      .where('id', '=', meta.page_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!page) throw unknownTarget('/front_meta');
    return;
  }
  const isOwnTable =
    (meta.model_type === 'logical_table' && meta.share_id === undefined) ||
    (meta.model_type === 'falcon_widget_list' && lists.has(meta.component_id));
  const found = isOwnTable
    ? await query
        .selectFrom('logical_tables')
        .select('id')
        .where('ws_id', '=', wsId)
        .where('app_id', '=', appId)
        .where('id', '=', meta.logical_table_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!found) throw unknownTarget('/front_meta');
}

/** The failure of naming something that does not exist. */
export const unknownTarget = (pointer: string): Failure => new Failure('menu_target_unknown', undefined, { pointer });

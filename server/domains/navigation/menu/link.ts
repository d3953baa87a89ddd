import type { Schemas } from '#openapi';
import { Failure, Invalid } from '#server/kernel/errors/index.ts';

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

/**
 * Throws `menu_target_unknown` unless what a menu is to open exists in the application. Tables, pages, plugins, charts and
 * components of an application are not stored yet: there is none of any id.
 */
export function requireTarget(meta: FrontMeta): void {
  if (meta.model_type !== 'external_link') throw unknownTarget('/front_meta');
}

/** The failure of naming something that does not exist. */
export const unknownTarget = (pointer: string): Failure => new Failure('menu_target_unknown', undefined, { pointer });

import type { Handler } from '#server/kernel/call/handler.ts';
import { categories } from '../notification/categories.ts';

/** The kinds of notifications with their names in the caller's language (NOTE-05). */
export const listNotificationCategories: Handler<'listNotificationCategories'> = async ({ locale }) =>
  categories.map(({ id, names }) => ({ id, name: locale === 'zh-CN' ? names['zh-CN'] : names['en-US'] }));

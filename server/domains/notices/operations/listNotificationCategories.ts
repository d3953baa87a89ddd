import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';

type Category = Schemas['NotificationCategoryId'];
type Names = Readonly<Record<string, string>> & { 'en-US': string };

/** The kinds of notifications that the product has, with their names (NOTE-05). */
const categories: Readonly<Record<Category, Names>> = {
  notice: { 'en-US': 'Notices', 'zh-CN': '公告' },
  task: { 'en-US': 'Tasks', 'zh-CN': '任务' },
  approval: { 'en-US': 'Approvals', 'zh-CN': '审批' },
  record: { 'en-US': 'Records', 'zh-CN': '数据' },
  system: { 'en-US': 'System', 'zh-CN': '系统' },
};

/** The kinds of notifications with their names in the caller's language (NOTE-05). */
export const listNotificationCategories: Handler<'listNotificationCategories'> = async ({ locale }) =>
  // Object.entries widens the keys; they are the categories.
  (Object.entries(categories) as [Schemas['NotificationCategoryId'], (typeof categories)['notice']][]).map(
    ([id, names]) => ({ id, name: names[locale] ?? names['en-US'] }),
  );

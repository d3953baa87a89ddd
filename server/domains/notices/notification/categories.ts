import type { Schemas } from '#openapi';

type Category = Schemas['NotificationCategoryId'];
type Names = Readonly<Record<string, string>> & { 'en-US': string };

/** The kinds of notifications that the product has, with their names (NOTE-05). */
export const categories: Readonly<Record<Category, Names>> = {
  notice: { 'en-US': 'Notices', 'zh-CN': '公告' },
  task: { 'en-US': 'Tasks', 'zh-CN': '任务' },
  approval: { 'en-US': 'Approvals', 'zh-CN': '审批' },
  record: { 'en-US': 'Records', 'zh-CN': '数据' },
  system: { 'en-US': 'System', 'zh-CN': '系统' },
};

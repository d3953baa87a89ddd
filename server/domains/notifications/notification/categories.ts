import type { LocalizedText } from '#schemas/localized-text';
import type { Category } from './notify.ts';

/** The kinds of notifications that the product has, with their names (NOTE-05). */
export const categories: readonly { id: Category; names: LocalizedText }[] = [
  { id: 'notice', names: { 'en-US': 'Notices', 'zh-CN': '公告' } },
  { id: 'task', names: { 'en-US': 'Tasks', 'zh-CN': '任务' } },
  { id: 'share', names: { 'en-US': 'Shared with you', 'zh-CN': '共享' } },
  { id: 'mention', names: { 'en-US': 'Mentions', 'zh-CN': '提及' } },
  { id: 'approval', names: { 'en-US': 'Approvals', 'zh-CN': '审批' } },
];

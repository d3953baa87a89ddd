import type { Schemas } from '#openapi';
import type { RequestIssue } from '#server/kernel/errors/index.ts';

export type ReasonRule = Schemas['RightReason']['rule'];
type Right = keyof Schemas['MenuRights'];
type Words = Extract<RequestIssue['message'], object>;

const deeds: Readonly<Record<Right, Words>> = {
  query: { 'en-US': 'see records', 'zh-CN': '查看记录' },
  add: { 'en-US': 'add records', 'zh-CN': '新增记录' },
  edit: { 'en-US': 'change records', 'zh-CN': '编辑记录' },
  delete: { 'en-US': 'delete records', 'zh-CN': '删除记录' },
  export: { 'en-US': 'export records', 'zh-CN': '导出记录' },
  import: { 'en-US': 'import records', 'zh-CN': '导入记录' },
};

const missing = (right: Right): Words => ({
  'en-US': `You do not have permission to ${deeds[right]['en-US']} here.`,
  'zh-CN': `您没有在此${deeds[right]['zh-CN']}的授权。`,
});

const limited = (right: Right): Words => ({
  'en-US': `You may ${deeds[right]['en-US']} here, but this record is not among those you were granted.`,
  'zh-CN': `您可以在此${deeds[right]['zh-CN']}，但此记录不在授权的数据范围内。`,
});

/** What each rule says to the person whom it stops; `allowed` to one whom none stops. */
export const reasonTexts: Readonly<Record<ReasonRule | 'allowed', Words | ((right: Right) => Words)>> = {
  allowed: (right) => ({
    'en-US': `You may ${deeds[right]['en-US']} here.`,
    'zh-CN': `您可以在此${deeds[right]['zh-CN']}。`,
  }),
  role: {
    'en-US': 'Your role in this application is read-only.',
    'zh-CN': '您在此应用中的角色仅可查看。',
  },
  query: missing('query'),
  add: missing('add'),
  edit: missing('edit'),
  delete: missing('delete'),
  export: missing('export'),
  import: missing('import'),
  rows: limited,
  record: {
    'en-US': 'The record does not exist, or you do not have access to it.',
    'zh-CN': '此处没有该记录，或您无权查看。',
  },
  field: (right) => ({
    'en-US': `You do not have access to this field when you ${deeds[right]['en-US']}.`,
    'zh-CN': `${deeds[right]['zh-CN']}时，没有授权允许您使用此字段。`,
  }),
};

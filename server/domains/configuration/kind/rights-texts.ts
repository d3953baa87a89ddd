import { fillText, type OverlayOperation } from '#engine/document';
import type { RightsIssue } from '#engine/rights';
import { documentDiagnostic, nodeIds } from '#engine/written';
import type { RequestIssue } from '#server/kernel/errors/index.ts';

/** The engine's own texts are English; every code has its text and its hint here as well, with the same names in them. */
export const chineseRights: Readonly<Record<RightsIssue['code'], { message: string; hint: string }>> = {
  CHANGE_CALL: {
    message: '修改过的页面不能使用“{name}”。',
    hint: '请选用参考文档中标明可供修改过的页面使用的调用，或打开产品自带的、能完成此事的对话框。',
  },
  CHANGE_GESTURE: {
    message: '“{name}”在这里无需用户点击或按键就会运行。',
    hint: '请把它放进由点击触发的动作中，例如按钮的 click。加载、定时和值的变化都不算点击。',
  },
  CHANGE_ADDRESS: {
    message: '“{name}”中的地址由其他值拼成，可能指向别的网站。',
    hint: '请直接写出地址，或以本站路径开头，例如 /workbench。',
  },
  CHANGE_KEY: {
    message: '产品自身可能以“{name}”为名称保存值。',
    hint: '请让修改中用于保存值的名称以“x.”开头，例如 x.choice。',
  },
  CHANGE_PRELOAD: {
    message: '“{name}”的响应不能随页面一起发送：否则任何人每次打开该地址，服务器都要查询一次。',
    hint: '请去掉“preload”：页面显示时会自行查询。',
  },
  CHANGE_SEALED: {
    message: '“{node}”使用了 {calls}，必须与产品自带的一致；这里的“{part}”已被改动。',
    hint: '请撤销对该节点的修改，或移除该节点。您自己的按钮可以打开产品自带的对话框。',
  },
  CHANGE_FEEDS: {
    message: '“{node}”为产品中必须保持原样的部分提供数据；这里的“{part}”已被改动。',
    hint: '只能修改它的文字和尺寸。新增的内容请放在它旁边。',
  },
  CHANGE_STATE: {
    message: '产品中必须保持原样的部分要用到“{name}”，而这里改动了它。',
    hint: '请另取名称，使用自己的状态。',
  },
  CHANGE_ARGUMENT: {
    message: '产品自带的对话框要用到“{name}”，修改过的页面不能指定它的值。',
    hint: '请不要传入它。',
  },
  CHANGE_ACTIONS: {
    message: '产品中必须保持原样的部分会运行动作“{name}”。',
    hint: '请另取名称，编写自己的动作。',
  },
  CHANGE_SECRET: {
    message: '“{name}”中有密码、验证码或其他机密，或由其得出的值，修改不能读取或写入它。',
    hint: '请保持产品自带的内容不变。',
  },
  CHANGE_CLOSED: {
    message: '用户会在这里输入密码或验证码，因此不能这样修改“{part}”。',
    hint: '可以修改文字、顺序和外观，隐藏可有可无的内容，以及添加值固定的普通内容，如文字、图片或 https 链接。',
  },
};

/** What a change may not do, at the operation that does it when one names the node, in both languages. */
export function rightsIssue(
  { code, pointer, detail, node }: RightsIssue,
  operations: readonly OverlayOperation[],
): RequestIssue {
  const english = documentDiagnostic(code, pointer, detail);
  const chinese = chineseRights[code];
  const index = node === undefined ? -1 : operations.findIndex((operation) => touches(operation, node));
  return {
    code,
    pointer: index < 0 ? '/operations' : `/operations/${index}`,
    message: {
      'en-US': `${english.message} (${pointer} of the changed document)`,
      'zh-CN': `${fillText(chinese.message, detail)}（修改后文档的 ${pointer}）`,
    },
    hint: { 'en-US': english.hint ?? '', 'zh-CN': fillText(chinese.hint, detail) },
  };
}

function touches(operation: OverlayOperation, node: string): boolean {
  if (operation.op === 'insert') return nodeIds(operation.value).has(node);
  return operation.node === node;
}

import type { RestrictedNode } from '#engine/rights';
import { documentErrors } from '#engine/written';
import type { LocalizedText } from '#schemas/localized-text';
import { chineseRights } from '../kind/rights-texts.ts';

type Code = RestrictedNode['code'];

/** What a check advises once it has refused a change, which is as true before one. */
const adviceOf = (code: Code): LocalizedText => ({
  'en-US': documentErrors[code].hint ?? '',
  'zh-CN': chineseRights[code].hint,
});

/** Why a node is not free to change, and what may change nevertheless. */
export const restrictionTexts: Readonly<Record<Code, LocalizedText>> = {
  CHANGE_SEALED: {
    'en-US':
      'It makes calls that no changed page may make, so what it says, does and depends on stays as the product ships it. Icon, size and variant may change, and the node may be removed.',
    'zh-CN':
      '它使用了修改过的页面不能使用的调用，因此它的文字、动作和显示条件须与产品自带的一致。可以修改图标、尺寸和样式，也可以移除该节点。',
  },
  CHANGE_FEEDS: adviceOf('CHANGE_FEEDS'),
  CHANGE_CLOSED: adviceOf('CHANGE_CLOSED'),
};

/** Why a node of the sign-in page stays that people need to sign in. */
export const neededText: LocalizedText = {
  'en-US':
    'No one could sign in without it, so it cannot be removed, moved, hidden or disabled. Its words and its look may change.',
  'zh-CN': '缺少它就无法登录，因此不能移除、移动、隐藏或停用。可以修改它的文字和外观。',
};

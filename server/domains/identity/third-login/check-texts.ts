import type { Schemas } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';
import { connectionFailureTexts } from '#server/kernel/egress/index.ts';

export type Found = Schemas['IntegrationCheck']['found'];

/** What a connection test says of what it found, and what to do about it. */
export const checkTexts: Readonly<Record<Found, LocalizedText>> = {
  accepted: {
    'en-US': 'The connection works, and the credentials are accepted.',
    'zh-CN': '连接正常，凭据有效。',
  },
  incomplete: {
    'en-US': 'Nothing is saved yet that could be tried. Fill in the form and save it first.',
    'zh-CN': '尚无可测试的配置，请先填写并保存。',
  },
  ...connectionFailureTexts,
  too_large: {
    'en-US': 'The other side answers far more than expected. Look at the address.',
    'zh-CN': '对方返回的内容过大，请检查地址。',
  },
  unreadable: {
    'en-US': 'The other side answers something else than expected. Look at the address and the attributes.',
    'zh-CN': '对方返回的内容不符合预期，请检查地址和属性。',
  },
  refused: {
    'en-US': 'The other side was reached and does not accept the credentials. Look at the id and the secret.',
    'zh-CN': '已连接到对方，但凭据被拒绝，请检查标识和密钥。',
  },
  base_unknown: {
    'en-US': 'The directory has nothing at the base. Look at the base DN.',
    'zh-CN': '目录中不存在该 Base DN，请检查。',
  },
};

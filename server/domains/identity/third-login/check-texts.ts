import type { Schemas } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';

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
  target_refused: {
    'en-US': 'The address is not known, or belongs to a private network that the operator has not allowed.',
    'zh-CN': '地址无法解析，或属于运维人员未放行的内部网络。',
  },
  unreachable: {
    'en-US': 'Nobody answers at the address, or the connection broke. Look at host and port.',
    'zh-CN': '该地址无响应或连接中断，请检查主机和端口。',
  },
  insecure: {
    'en-US': 'No secure connection: the certificate is not trusted, is for another name, or TLS is not offered.',
    'zh-CN': '无法建立安全连接：证书不受信任、名称不符，或对方不支持 TLS。',
  },
  timeout: {
    'en-US': 'The other side took too long to answer.',
    'zh-CN': '对方响应超时。',
  },
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

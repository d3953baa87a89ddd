import type { LocalizedText } from '#schemas/localized-text';
import type { Found } from './sign-in.ts';

/** What a connection test says of what it found, and what to do about it. */
export const foundTexts: Readonly<Record<Found, LocalizedText>> = {
  accepted: {
    'en-US': 'The connection works, and the database lets this user in.',
    'zh-CN': '连接正常，该用户可以登录数据库。',
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
  timeout: { 'en-US': 'The other side took too long to answer.', 'zh-CN': '对方响应超时。' },
  unreadable: {
    'en-US': 'What answers there is no PostgreSQL database. Look at host and port.',
    'zh-CN': '该地址的服务不是 PostgreSQL 数据库，请检查主机和端口。',
  },
  refused: {
    'en-US': 'The database was reached and does not let this user in. Look at the user name and the password.',
    'zh-CN': '已连接到数据库，但用户被拒绝，请检查用户名和密码。',
  },
  database_unknown: {
    'en-US': 'The server was reached and has no database of this name.',
    'zh-CN': '已连接到服务器，但没有该名称的数据库。',
  },
};

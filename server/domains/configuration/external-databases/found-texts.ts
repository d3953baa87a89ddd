import type { LocalizedText } from '#schemas/localized-text';
import { connectionFailureTexts } from '#server/kernel/egress/index.ts';
import type { Found } from './sign-in.ts';

/** What a connection test says of what it found, and what to do about it. */
export const foundTexts: Readonly<Record<Found, LocalizedText>> = {
  accepted: {
    'en-US': 'The connection works, and the database lets this user in.',
    'zh-CN': '连接正常，该用户可以登录数据库。',
  },
  ...connectionFailureTexts,
  unreadable: {
    'en-US': 'What answers there is no PostgreSQL database. Check the host and port.',
    'zh-CN': '该地址的服务不是 PostgreSQL 数据库，请检查主机和端口。',
  },
  refused: {
    'en-US': 'The database was reached and does not let this user in. Check the username and the password.',
    'zh-CN': '已连接到数据库，但用户被拒绝，请检查用户名和密码。',
  },
  database_unknown: {
    'en-US': 'The server was reached and has no database of this name.',
    'zh-CN': '已连接到服务器，但没有该名称的数据库。',
  },
};

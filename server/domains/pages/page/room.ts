import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { lockLimit } from '#server/kernel/limits/quota.ts';
import { type OfApplication, pagesOf } from './queries.ts';

/** How many pages an application has at most. */
const mostPages = 500;

/** Throws `Invalid` where the application has as many pages as there may be: new ones follow one another. */
export async function requireRoomForPage(query: Query, owner: OfApplication): Promise<void> {
  await lockLimit(query, `custom pages ${owner.wsId} ${owner.appId}`);
  const rows = await pagesOf(query, owner).limit(mostPages).execute();
  if (rows.length < mostPages) return;
  throw new Invalid({
    issues: [
      {
        pointer: '',
        message: {
          'en-US': `An application has at most ${mostPages} custom pages.`,
          'zh-CN': `一个应用最多 ${mostPages} 个自定义页面。`,
        },
        hint: { 'en-US': 'Delete one that is not used any more.', 'zh-CN': '请先删除不再使用的页面。' },
      },
    ],
  });
}

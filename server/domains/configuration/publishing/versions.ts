import type { Schemas } from '#openapi';
import { type ListArguments, type ListPage, presentPage } from '#server/kernel/lists/index.ts';
import { namesOf } from '../merging/authors.ts';
import type { Subject } from './configuration.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { history, readConfiguration } from '../kind/queries.ts';

export type ConfigurationVersion = Schemas['ConfigurationVersion'];

/** What was published before, newest first: when and by whom it was published last. */
export async function listVersions(
  { caller, ref }: Subject,
  args: ListArguments,
): Promise<ListPage<ConfigurationVersion>> {
  const { page, publishedId } = await inScope(
    caller.db,
    ref.wsId,
    async (query) => ({
      page: await history(query, ref, args),
      publishedId: (await readConfiguration(query, ref))?.published?.id,
    }),
    { readOnly: true },
  );
  const names = await namesOf(caller.db, [...new Set(page.items.flatMap(({ published_by }) => published_by ?? []))]);
  return presentPage(page, ({ id, hash, comment, published_at, published_by }) => {
    const name = published_by === null ? undefined : names.get(published_by);
    return {
      id,
      hash,
      comment: comment ?? '',
      // Safe: the list holds published versions only.
      created_at: (published_at as Date).toISOString(),
      created_by: published_by === null || name === undefined ? null : { id: published_by, real_name: name },
      is_published: id === publishedId,
    };
  });
}

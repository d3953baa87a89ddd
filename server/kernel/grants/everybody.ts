import { type RawBuilder, sql } from 'kysely';

/** What the user group of everybody is called until it is renamed, by language. */
const names: Readonly<Record<string, string>> = { 'en-US': 'Everybody in the workspace', 'zh-CN': '工作区全员' };

/** The name in the language of the reader. */
export const everybodyName = (locale: string): string => names[locale] ?? 'Everybody in the workspace';

/** The name in each language: no other group is called so while the one of everybody is. */
export const everybodyNames: readonly string[] = Object.values(names);

/**
 * A query, `(id)`, of the user group that is everybody in a workspace. Who has a membership there is in it: that is not stored a
 * second time for each person. Runs in the scopes `tenant` and `identity`.
 */
export const everybodyIn = (wsId: RawBuilder<unknown> | string): RawBuilder<unknown> =>
  sql`select g.id from user_groups g where g.ws_id = ${wsId} and g.is_everybody`;

import { type InsertQueryBuilder, type InsertResult, type Selectable, sql } from 'kysely';
import type { LocalizedText } from '#schemas/localized-text';
import { json, type Query, type Tables, ulid } from '#server/kernel/db/index.ts';

export type Category = Selectable<Tables['notifications']>['category'];

/** What people are notified of. Texts of the product are in its languages, those of people in theirs. */
export interface News {
  wsId: string | null;
  /** Accounts, each once. */
  to: readonly string[];
  category: Category;
  title: string | LocalizedText;
  content?: string | LocalizedText;
  /** The path of the product that it leads to. */
  link?: string;
  /** Whose doing it is. They are not notified of it, unless it is a notice for everybody. */
  by: string | null;
  now: Date;
  /** Of what there is one notification a person for; without it, a new one. */
  id?: string;
  /** When it was published, for what people are notified of later. */
  at?: Date;
}

/** Titles stay short enough for the subject of a mail, contents for an SMS of several parts. */
const [longestTitle, longestContent] = [200, 200];

const plain = (text: string | LocalizedText): string => (typeof text === 'string' ? text : text['en-US']);

function translationsOf(
  title: string | LocalizedText,
  content: string | LocalizedText,
): Record<string, { title: string; content: string }> {
  if (typeof title === 'string') return {};
  const languages = Object.keys(title).filter((language) => language !== 'en-US');
  return Object.fromEntries(
    languages.map((language) => [
      language,
      { title: textIn(title, language), content: textIn(content, language).slice(0, longestContent) },
    ]),
  );
}

const textIn = (text: string | LocalizedText, language: string): string =>
  typeof text === 'string' ? text : (Object.entries(text).find(([name]) => name === language)?.[1] ?? text['en-US']);

/**
 * Notifies people, in the transaction of what it is about: both happen or neither. It runs in the scope of the workspace, in that of
 * the platform for its own accounts, and in the identity scope, where roles are given. In one order of accounts, so that two writers
 * wait for each other.
 */
export async function notify(query: Query, news: News): Promise<void> {
  const { wsId, category, title, content = '', link = '', now } = news;
  const to = [...new Set(news.to)].filter((id) => category === 'notice' || id !== news.by).toSorted();
  if (to.length === 0) return;
  const id = news.id ?? ulid();
  const choices = await choicesOf(query, { wsId, to, category });
  const hidden = choices.filter(({ channels }) => !channels.includes('product')).map((row) => row.account_id);
  const insert = query
    .insertInto('notifications')
    .columns([
      'id',
      'ws_id',
      'account_id',
      'category',
      'title',
      'content',
      'translations',
      'link',
      'is_shown',
      'created_at',
      'created_by',
    ])
    .expression(
      sql`select ${id}, ${wsId}::text, one.id, ${category}, ${plain(title).slice(0, longestTitle)}, ${plain(content).slice(0, longestContent)},
        ${json(translationsOf(title, content))}, ${link}, one.id <> all(${hidden}::text[]), ${news.at ?? now}::timestamptz, ${news.by}::text
        from unnest(${to}::text[]) as one(id)`,
    );
  // Only with an id of its own may it be there already. The identity scope, which has none, may not read what it wrote.
  const added = news.id === undefined ? await insert.execute().then(() => to) : await addOnce(insert);
  const deliveries = choices
    .filter((choice) => added.includes(choice.account_id))
    .flatMap(({ account_id: accountId, channels, locale }) =>
      channels
        .filter((channel) => channel !== 'product')
        .map((channel) => ({
          ws_id: wsId,
          account_id: accountId,
          notification_id: id,
          channel,
          locale,
          due_at: now,
        })),
    );
  if (deliveries.length > 0) await query.insertInto('notification_deliveries').values(deliveries).execute();
}

/** Leaves out who has it, from another writer as well. @returns who has it now and had not */
async function addOnce(insert: InsertQueryBuilder<Tables, 'notifications', InsertResult>): Promise<readonly string[]> {
  const rows = await insert
    .onConflict((conflict) => conflict.columns(['home_ws_id', 'account_id', 'id']).doNothing())
    .returning('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** What people chose other than what is usual. */
const choicesOf = (
  query: Query,
  { wsId, to, category }: { wsId: string | null; to: readonly string[]; category: Category },
) =>
  query
    .selectFrom('notification_choices')
    .where('home_ws_id', '=', wsId ?? '')
    .where('category', '=', category)
    .where('account_id', '=', sql<string>`any(${to})`)
    .select(['account_id', 'channels', 'locale'])
    .execute();

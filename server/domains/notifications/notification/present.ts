import type { Schemas } from '#openapi';
import type { NotificationRow } from './queries.ts';

/** A notification in the reader's language, where the product wrote it. */
export function presentNotification(row: NotificationRow, locale: string): Schemas['Notification'] {
  const { title, content } = Object.hasOwn(row.translations, locale) ? (row.translations[locale] ?? row) : row;
  return {
    id: row.id,
    category: row.category,
    title,
    content,
    link: row.link,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

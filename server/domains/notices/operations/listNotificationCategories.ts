import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { categories } from '../notification/categories.ts';

/** The kinds of notifications with their names in the caller's language (NOTE-05). */
export const listNotificationCategories: Handler<'listNotificationCategories'> = async ({ locale }) =>
  // Object.entries widens the keys; they are the categories.
  (Object.entries(categories) as [Schemas['NotificationCategoryId'], (typeof categories)['notice']][]).map(
    ([id, names]) => ({ id, name: names[locale] ?? names['en-US'] }),
  );

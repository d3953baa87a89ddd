import type { Query } from '#server/kernel/db/index.ts';
import type { CallFacts } from '#server/kernel/call/handler.ts';

/**
 * Keeps the language that a person reads in, for the mails and SMS that others cause. Undefined when there is nothing to write: the
 * request says nothing of it. Runs in the identity scope.
 */
export function languageUpdate(query: Query, accountId: string, { askedLocale }: Pick<CallFacts, 'askedLocale'>) {
  if (!askedLocale) return undefined;
  return query
    .updateTable('accounts')
    .set({ language: askedLocale })
    .where('id', '=', accountId)
    .where('language', 'is distinct from', askedLocale);
}

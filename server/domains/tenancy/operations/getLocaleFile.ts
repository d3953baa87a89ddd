import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** The texts of engine and shell in one language, ready to be formatted (CFG-18). */
export const getLocaleFile: Handler<'getLocaleFile', { documents: Documents }> = async ({ args, services }) => ({
  locale: args.locale,
  messages: { ...services.documents.texts(args.locale) },
});

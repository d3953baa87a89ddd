import { isObject } from '#schemas';
import { localized } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { themeIssues } from '../theme/theme-issues.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

interface Needs {
  documents: Documents;
}

/** The diagnostics of an unfinished document, the same as at its publication; for a theme also how it looks. */
export const checkDocument: Handler<'checkDocument', Needs> = async (call) => {
  const { args, session, services } = call;
  if (isObject(args.document) && args.document['kind'] === 'theme') return checkTheme(call);
  const diagnostics = await services.documents.check(args.document, session.wsId ? { wsId: session.wsId } : {});
  return { faults: [...diagnostics], theme: null };
};

/** Colours with too little contrast are shown as well, so that the author sees why they are refused. */
function checkTheme({ args, services, locale: asked }: Call<'checkDocument', Needs>) {
  const locale = asked === 'en-US' ? asked : 'zh-CN';
  const { diagnostics, ...theme } = services.documents.theme(args.document, ['PAGE_THEME_CONTRAST']);
  const issues = themeIssues(args.document, diagnostics).map(({ message, hint, ...issue }) => ({
    ...issue,
    message: localized(locale, message),
    ...(hint === undefined ? {} : { hint: localized(locale, hint) }),
  }));
  return { faults: issues, theme };
}

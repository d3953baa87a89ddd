import { isObject } from '#schemas';
import { toldIn } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { themeFaults } from '../theme/theme-faults.ts';
import type { Documents } from '#server/kernel/documents/document-service.ts';

interface Needs {
  documents: Documents;
}

/** The faults of a document that somebody is writing, as publishing it would find them; of a theme also what it looks like. */
export const checkDocument: Handler<'checkDocument', Needs> = async (call) => {
  const { args, session, services } = call;
  if (isObject(args.document) && args.document['kind'] === 'theme') return checkTheme(call);
  const faults = await services.documents.check(args.document, session.wsId ? { wsId: session.wsId } : {});
  return { faults: [...faults], theme: null };
};

/** Colours that can hardly be read are shown all the same: whoever chooses them has to see why. */
function checkTheme({ args, services, locale: asked }: Call<'checkDocument', Needs>) {
  const locale = asked === 'en-US' ? asked : 'zh-CN';
  const { diagnostics: faults, ...theme } = services.documents.theme(args.document, ['PAGE_THEME_CONTRAST']);
  const told = themeFaults(args.document, faults).map(({ message, hint, ...fault }) => ({
    ...fault,
    message: toldIn(locale, message),
    ...(hint === undefined ? {} : { hint: toldIn(locale, hint) }),
  }));
  return { faults: told, theme };
}

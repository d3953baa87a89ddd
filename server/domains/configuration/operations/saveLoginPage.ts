import { Invalid } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { find, type Subject, subjectOf } from '../publishing/configuration.ts';
import { saveDraft } from '../publishing/draft.ts';
import { loginPageKey, loginPageKind, loginPageWidget } from '../login-page/effective.ts';
import type { FrontMeta } from '../login-page/front-meta.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Saves the draft of the sign-in page of the caller's own scope (CFG-13), and answers the page as it is now. */
export const saveLoginPage: Handler<'saveLoginPage', { documents: Documents }> = async (call) => {
  const { id, frontMeta } = call.args;
  if (id !== undefined && id !== loginPageKey) {
    throw new Invalid({
      issues: [
        {
          pointer: '/id',
          message: { 'en-US': 'This is not the id that was read.', 'zh-CN': '标识与读取时不同。' },
          hint: { 'en-US': `It is "${loginPageKey}".`, 'zh-CN': `应为“${loginPageKey}”。` },
        },
      ],
    });
  }
  const subject = subjectOf(call, { kind: loginPageKind, key: loginPageKey });
  const value = frontMeta.texts ? frontMeta : { ...frontMeta, ...(await storedTexts(subject)) };
  const saved = await saveDraft(subject, { action: call.operation, value, pointer: '/frontMeta' });
  // Safe: the kind shows whole pages only, and one of the two is what was just saved.
  return { ...loginPageWidget((saved.draft ?? saved.published) as FrontMeta), version: saved.version };
};

/** The words that are stored: programs that are older than them send whole pages without any, and would take them away. */
async function storedTexts(subject: Subject): Promise<{ texts?: unknown }> {
  const { stored } = await find(subject);
  const { texts } = (stored?.draft ?? stored?.published)?.value ?? {};
  return texts === undefined ? {} : { texts };
}

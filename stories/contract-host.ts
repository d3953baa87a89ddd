import { hostOperations } from '#app/shell/host-operations.ts';
import type { CompiledDocument } from '#engine/document';
import { isObject } from '#schemas';
import { widgetRegistry } from '#widgets';
import { createTestHost, type TestHost } from '../engine/react/testing/createTestHost.ts';
import { ownMessages } from '../engine/react/own-messages.ts';
import { answerTo } from './product.ts';
import { pseudoMessages, type StoryLocale, writtenLocale } from './pseudo-locale.ts';

interface Known {
  /** Dialogs and drawers that actions open, by id. */
  documents?: Readonly<Record<string, CompiledDocument>>;
  /** What calls answer instead of a sample; a function is asked with the arguments. */
  answers?: Readonly<Record<string, unknown>>;
}

/** A host for a page: every call is answered with a sample of what the contract says, and the user has the first role of the page. */
export function contractHost(
  page: CompiledDocument,
  chosen: StoryLocale,
  { documents = {}, answers = {} }: Known = {},
): TestHost {
  const locale = writtenLocale(chosen);
  const info = answerTo('getUserInfo');
  const env = answerTo('getEnvironment');
  const roles = page.roles?.filter((role) => role !== 'public') ?? [];
  return createTestHost({
    widgets: widgetRegistry,
    operations: hostOperations,
    documents,
    client: {
      async call(name, args) {
        const answer = Object.hasOwn(answers, name) ? answers[name] : answerTo(name);
        return typeof answer === 'function' ? answer(args) : answer;
      },
    },
    env: isObject(env) ? env : {},
    user: () => ({ ...(isObject(info) ? info : {}), roles: roles.slice(0, 1) }),
    locale: { current: () => locale, timeZone: () => 'UTC', set: () => undefined },
    messages: pseudoMessages(ownMessages[locale], chosen),
    at: page.route ?? '/',
    enter: async () => undefined,
    messenger: { origins: [], post: () => false, listen: () => () => undefined },
  });
}

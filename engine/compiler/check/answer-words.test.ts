import { expect, test } from 'vitest';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';
import { goodPage } from './testing/world.ts';

/** The issues of the good page that makes a call when it opens. */
const issuesOf = (words: Record<string, unknown>) =>
  checkDocument(
    { ...structuredClone(goodPage), load: [{ do: 'call', call: 'listCustomers', ...words }] },
    createContext(),
  ).map(({ code, pointer }) => `${code} ${pointer}`);

const hello = (value: string) => ({ t: 'a.hello', values: { name: { $: value } } });

test('what an action says of its answer reads the answer', () => {
  expect(issuesOf({ say: hello('string(result.total)'), failed: 'toast' })).toEqual([]);
  expect(issuesOf({ say: hello('result.nothing') })).toEqual(['PAGE_EXPRESSION_FIELD /load/0/say/values/name/$']);
  expect(issuesOf({ with: { search: { $: 'result.total' } } })[0]).toContain('/load/0/with/search/$');
});

test('texts that are in no language file and other words are reported at their pointer', () => {
  expect(issuesOf({ say: 'Saved' })).toEqual(['PAGE_TEXT_LITERAL /load/0/say']);
  expect(issuesOf({ say: { t: 'a.nothing' } })[0]).toContain('/load/0/say');
  expect(issuesOf({ close: 'window' })).toEqual(['PAGE_ARGUMENT_TYPE /load/0/close']);
});

test('a step that sets state without an action, as only files have it, is reported', () => {
  const issues = checkDocument({ ...structuredClone(goodPage), load: [{ set: { page: 1 } }] }, createContext());
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['PAGE_MISSING /load/0']);
});

import { expect, test } from 'vitest';
import { withAnswers } from './answers.ts';

const description = { $id: 'call', title: 'Call', description: '', args: { properties: { say: {}, then: {} } } };

test('words of an answer are a notice, the steps of the action, then what closes', () => {
  const action = {
    do: 'call',
    call: 'x',
    say: { t: 'a.saved' },
    then: [{ do: 'emit' }],
    close: 'drawer',
    failed: 'toast',
  };
  expect(withAnswers(action, description)).toEqual({
    do: 'call',
    call: 'x',
    then: [{ do: 'toast', kind: 'success', text: { t: 'a.saved' } }, { do: 'emit' }, { do: 'closeDrawer' }],
    catch: [{ do: 'toast', kind: 'error', text: { $: 'error.message' } }],
  });
});

test('an action without these words is the same, and one that does not know them too', () => {
  const plain = { do: 'call', call: 'x' };
  expect(withAnswers(plain, description)).toBe(plain);
  const other = { do: 'toast', say: 1 };
  expect(withAnswers(other, { ...description, args: { properties: {} } })).toBe(other);
});

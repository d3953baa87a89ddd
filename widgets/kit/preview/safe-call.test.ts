import { expect, test, vi } from 'vitest';
import { answerCall } from './safe-call.ts';

const asked = { ask: 3, call: 'getEnvironment', args: { a: 1 } };

test('P32 what a frame asks for is read, and answered as JSON under its number', async () => {
  const read = vi.fn().mockResolvedValue({ rows: [1], gone: undefined });
  expect(await answerCall(asked, read)).toEqual({ answer: 3, data: { rows: [1] } });
  expect(read).toHaveBeenCalledWith('getEnvironment', { a: 1 });
  expect(await answerCall(asked, async () => undefined)).toEqual({ answer: 3, data: null });
});

test('P32 a failure is answered with its code and its message, and with nothing else', async () => {
  const failure = Object.assign(new Error('No.'), { code: 'role_forbidden', detail: { secret: 1 } });
  expect(await answerCall(asked, () => Promise.reject(failure))).toEqual({
    answer: 3,
    failure: { code: 'role_forbidden', message: 'No.' },
  });
});

test.each(['createDepartment', 'deleteDepartment', 'noSuchCall', 'toString'])(
  'P32 %s is not called, although the frame asks for it',
  async (call) => {
    const read = vi.fn();
    expect(await answerCall({ ...asked, call }, read)).toMatchObject({ answer: 3, failure: { code: 'preview' } });
    expect(read).not.toHaveBeenCalled();
  },
);

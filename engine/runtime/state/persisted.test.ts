import { describe, expect, it } from 'vitest';
import { readPersisted, writePersisted } from './persisted.ts';

function device(start: number) {
  const values = new Map<string, string>();
  const state = { now: start, values };
  return {
    state,
    storage: {
      get: (key: string) => values.get(key) ?? null,
      set: (key: string, value: string) => void values.set(key, value),
      remove: (key: string) => void values.delete(key),
    },
    clock: { now: () => state.now, after: () => () => undefined },
  };
}

const day = 86_400_000;

describe('texts stored on a device', () => {
  it('AUTH-06 LIM-06 are there for their days, and gone after them', () => {
    const testDevice = device(1_000);
    writePersisted(testDevice, { key: 'account', text: 'ow ner', days: 7 });
    testDevice.state.now += 7 * day - 1;
    expect(readPersisted(testDevice, 'account')).toBe('ow ner');
    testDevice.state.now += 1;
    expect(readPersisted(testDevice, 'account')).toBeUndefined();
    expect(testDevice.state.values.size).toBe(0);
  });

  it('are not stored where there is no room, and the caller continues', () => {
    const testDevice = device(0);
    const reported: unknown[] = [];
    const full = { ...testDevice.storage, set: () => expect.fail('full') };
    writePersisted(
      { ...testDevice, storage: full, report: (error) => reported.push(error) },
      { key: 'account', text: 'x', days: 7 },
    );
    expect(reported).toHaveLength(1);
    expect(readPersisted(testDevice, 'account')).toBeUndefined();
  });

  it('are forgotten by keeping nothing', () => {
    const testDevice = device(0);
    writePersisted(testDevice, { key: 'account', text: 'owner', days: 7 });
    writePersisted(testDevice, { key: 'account', text: '', days: 7 });
    expect(readPersisted(testDevice, 'account')).toBeUndefined();
  });

  it.each(['', 'owner', 'NaN owner', '{"until":9e99}', '99999999999999'])(
    'passes over what it did not write: %j',
    (text) => {
      const testDevice = device(0);
      testDevice.state.values.set('account', text);
      expect(readPersisted(testDevice, 'account')).toBeUndefined();
    },
  );
});

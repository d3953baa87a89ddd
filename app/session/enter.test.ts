import { expect, test } from 'vitest';
import { enter } from './enter.ts';

type Parts = Parameters<typeof enter>[0];

function setUp({ mayLeave = true } = {}) {
  const left: string[] = [];
  // Only the parts that are read.
  const parts = {
    facts: { env: { workspace: { access_info: { root_domain: 'example.com' } } } },
    leaving: { mayLeave: async () => mayLeave },
    view: { location: { origin: 'https://acme.example.com', assign: (to: string) => left.push(to) } },
  } as unknown as Parts;
  const go = (origin: string | null) =>
    enter(parts, {
      application: undefined,
      query: undefined,
      workspace: { origin, userId: 'u1', ticket: 'pwt_12345678' },
    });
  return { left, go };
}

const path = '/workbench/loading#handover=u1.pwt_12345678';

test('AUTH-37 another workspace is entered at its own address, or at this one', async () => {
  const { left, go } = setUp();
  void go(null);
  void go('https://globex.example.com');
  void go('https://example.com');
  await expect
    .poll(() => left)
    .toEqual([`https://acme.example.com${path}`, `https://globex.example.com${path}`, `https://example.com${path}`]);
});

test('P31 a ticket goes to no other site', async () => {
  const { left, go } = setUp();
  for (const origin of ['https://example.org', 'https://notexample.com', 'javascript:alert(1)']) {
    await expect(go(origin), origin).rejects.toThrow();
  }
  expect(left).toEqual([]);
});

test('unsaved work stays where it is when its owner stays', async () => {
  const { left, go } = setUp({ mayLeave: false });
  await go(null);
  expect(left).toEqual([]);
});

import { expect, test } from 'vitest';
import { withCarried } from './carried.ts';

const at = (search: string) => ({ path: '/m/1', search });

test('ROUTE-115 mode and category stay on the way through an application', () => {
  const from = at('?appid=a&istable=1&cid=c');
  expect(withCarried('/m/2?appid=a', from)).toBe('/m/2?appid=a&istable=1&cid=c');
  expect(withCarried('/m/2?appid=a&cid=d#end', from), 'what the path says counts').toBe(
    '/m/2?appid=a&cid=d&istable=1#end',
  );
  expect(withCarried('/dashboard?appid=a', from), 'the home begins with its first category').toBe(
    '/dashboard?appid=a&istable=1',
  );
});

test('ROUTE-115 the workbench and other applications get nothing of it', () => {
  const from = at('?appid=a&istable=1&cid=c');
  for (const to of ['/', '/workbench', '/workbench/app?page=2', '/dashboard?appid=b'])
    expect(withCarried(to, from)).toBe(to);
  expect(withCarried('/m/2?appid=a', at('?appid=a'))).toBe('/m/2?appid=a');
  expect(withCarried('/m/2?appid=a', at(''))).toBe('/m/2?appid=a');
});

test('P50 the pages as shipped stay so on the way, until they are left', () => {
  expect(withCarried('/setting/staff', at('?safe=1'))).toBe('/setting/staff?safe=1');
  expect(withCarried('/m/2?appid=a', at('?appid=a&cid=c&safe=1'))).toBe('/m/2?appid=a&cid=c&safe=1');
  expect(withCarried('/workbench?safe=0', at('?safe=1'))).toBe('/workbench?safe=0');
  expect(withCarried('/setting/staff', at('?safe=0'))).toBe('/setting/staff');
});

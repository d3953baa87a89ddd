import { expect, test } from 'vitest';
import { isWithinReach } from './document-rights.ts';

test('P43 a page of an application touches rows of that application, one of a workspace rows of that workspace', () => {
  const rows = { wsId: 'acme', applicationId: 'crm' };
  expect(isWithinReach({}, rows)).toBe(true);
  expect(isWithinReach({ wsId: 'acme' }, rows)).toBe(true);
  expect(isWithinReach({ wsId: 'globex' }, rows)).toBe(false);
  expect(isWithinReach({ wsId: 'acme', applicationId: 'crm' }, rows)).toBe(true);
  expect(isWithinReach({ wsId: 'acme', applicationId: 'crm' }, { ...rows, applicationId: 'hr' })).toBe(false);
  expect(isWithinReach({ wsId: 'acme', applicationId: 'crm' }, { wsId: 'acme' })).toBe(false);
});

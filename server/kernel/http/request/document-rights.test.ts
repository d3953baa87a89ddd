import { expect, test } from 'vitest';
import { isWithinPlace } from './document-rights.ts';

test('P43 a page of an application touches rows of that application, one of a workspace rows of that workspace', () => {
  const rows = { wsId: 'acme', applicationId: 'crm' };
  expect(isWithinPlace({}, rows)).toBe(true);
  expect(isWithinPlace({ wsId: 'acme' }, rows)).toBe(true);
  expect(isWithinPlace({ wsId: 'globex' }, rows)).toBe(false);
  expect(isWithinPlace({ wsId: 'acme', applicationId: 'crm' }, rows)).toBe(true);
  expect(isWithinPlace({ wsId: 'acme', applicationId: 'crm' }, { ...rows, applicationId: 'hr' })).toBe(false);
  expect(isWithinPlace({ wsId: 'acme', applicationId: 'crm' }, { wsId: 'acme' })).toBe(false);
});

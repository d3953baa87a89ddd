import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadShipped, type Shipped } from '#server/kernel/documents/shipped.ts';

let shipped: Shipped;
beforeAll(async () => {
  shipped = await loadShipped(join(import.meta.dirname, '../..'));
});

test.each([
  ['ROUTE-001', '/code-send-error', 'session.codeSendError'],
  ['ROUTE-002', '/debug', 'tools.debug'],
  ['ROUTE-004', '/login', 'session.login'],
  ['ROUTE-005', '/register', 'session.register'],
  ['ROUTE-006', '/auth-redirect', 'entry.auth-redirect'],
  ['ROUTE-007', '/authing', 'session.authing'],
  ['ROUTE-008', '/404', 'errors.404'],
  ['ROUTE-009', '/401', 'errors.401'],
  ['ROUTE-010', '/error-web', 'errors.error-web'],
  ['ROUTE-011', '/oauth/token', 'oauth.token'],
  ['ROUTE-012', '/oauth/refresh-token', 'oauth.refreshToken'],
  ['ROUTE-013', '/alert/maintain', 'alert.maintain'],
  ['ROUTE-014', '/alert/past', 'alert.past'],
  ['ROUTE-015', '/alert/stop', 'alert.stop'],
  ['ROUTE-016', '/alert/not-start', 'alert.not-start'],
  ['ROUTE-021', '/tool', 'tools.checks'],
  ['ROUTE-023', '/shadow-user', 'entry.shadow-user'],
])('%s %s needs no sign-in', (_, route, id) => {
  expect(shipped.documents.get(id)).toMatchObject({ route, roles: 'public' });
});

import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test('P42 secrets are masked at any depth, everything else stays', () => {
  const value = {
    username: 'anna',
    password: 'x',
    list: [{ old_password: 'y', accessToken: 'z', name: 'n' }],
    sms: { code_length: 6, sms_code: '123456', openVerCode: true },
    ldap: { bind_pwd: 'w', privateKey: 'k', clientCredentials: ['c'] },
    rules: { password_pattern: '^.{8,}$', password_changed_at: null, tokenExpiresAt: 1 },
  };
  expect(masked(value)).toEqual({
    username: 'anna',
    password: '••••',
    list: [{ old_password: '••••', accessToken: '••••', name: 'n' }],
    sms: { code_length: 6, sms_code: '••••', openVerCode: true },
    ldap: { bind_pwd: '••••', privateKey: '••••', clientCredentials: '••••' },
    rules: { password_pattern: '^.{8,}$', password_changed_at: null, tokenExpiresAt: 1 },
  });
});

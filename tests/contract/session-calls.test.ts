import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#openapi';
import openapi from '../../openapi/generated/openapi.json' with { type: 'json' };

const registration = [
  'username',
  'password',
  'confirm_password',
  'au_type',
  'au_config',
  'telephone',
  'country_code',
  'email',
  'real_name',
  'begin_at',
  'expire_at',
  'verifyCode',
];

/** Method, path, and what is sent, as the specification gives them; the test's callers take theirs from the contract. */
const specified: [
  ids: string,
  operation: OperationId,
  method: string,
  path: string,
  sends: string,
  fields: string[],
][] = [
  ['AUTH-03', 'getCaptcha', 'get', '/api/common/security-code/captcha', 'none', []],
  [
    'AUTH-12',
    'createToken',
    'post',
    '/api/oauth/token',
    'form',
    ['username', 'password', 'loginType', 'verifyCode', 'grant_type', 'wsId', 'sms_code'],
  ],
  ['AUTH-37', 'createTokenByUserId', 'post', '/api/oauth/token/userid', 'form', ['user_id', 'ticket']],
  ['AUTH-21', 'sendSmsCode', 'post', '/api/o/common/security-code/sms', 'json', ['phone_num', 'country_code']],
  ['AUTH-28 AUTH-34', 'listThirdPartyLogins', 'get', '/api/o/third-login/list', 'none', []],
  ['AUTH-29 AUTH-34', 'getThirdPartyLoginConfig', 'get', '/api/o/third-login/config', 'none', []],
  [
    'AUTH-30 AUTH-34',
    'exchangeThirdPartyCode',
    'post',
    '/api/o/third-login/token',
    'json',
    ['code', 'thirdTypeTag', 'wsId', 'codeType'],
  ],
  ['AUTH-35', 'loginUser', 'post', '/api/o/user-login', 'form', ['loginType', 'account', 'password', 'wsId']],
  [
    'AUTH-45',
    'changePassword',
    'post',
    '/api/b/user-account/change-password',
    'json',
    ['old_password', 'new_password'],
  ],
  ['SESS-09', 'refreshToken', 'post', '/api/oauth/refresh-token', 'form', ['refresh_token', 'grant_type', 'wsId']],
  ['SESS-14', 'logout', 'post', '/api/oauth/logout', 'json', ['token']],
  ['SESS-28', 'showCurrentUser', 'get', '/api/b/user-account/show', 'none', []],
  ['SESS-31', 'getUserInfo', 'get', '/api/wb/user-info', 'none', []],
  ['SESS-32', 'getEnvironment', 'get', '/sys/common/env', 'none', []],
  ['REG-11 REG-12', 'registerCustomer', 'post', '/api/o/register/personal/customer', 'json', registration],
];

interface Schema {
  $ref?: string;
  type?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
}
interface Body {
  content: Record<string, { schema: Schema }>;
}

const schemas: Record<string, Schema> = openapi.components.schemas as Record<string, Schema>;
const local = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** The fields of the body that the published description tells of. */
function fieldsOf(path: string, method: string): Record<string, Schema> {
  const described = openapi.paths as Record<string, Record<string, { requestBody?: Body }>>;
  const [media] = Object.values(described[path]?.[method]?.requestBody?.content ?? {});
  return (media && local(media.schema).properties) ?? {};
}

describe('the calls of sign-in, registration and session', () => {
  it.each(specified)('%s %s is %s %s', (_ids, id, method, path, body, fields) => {
    expect(operations[id]).toMatchObject({ method, path, body });
    expect(Object.keys(fieldsOf(path, method))).toEqual(expect.arrayContaining(fields));
  });

  it('AUTH-13 LIM-07 have the defaults of the specification', () => {
    const defaults = (id: OperationId): Record<string, unknown> => {
      const { path, method } = operations[id];
      const given = Object.entries(fieldsOf(path, method)).map(([name, schema]) => [name, local(schema).default]);
      return Object.fromEntries(given.filter(([, value]) => value !== undefined));
    };
    expect(defaults('createToken')).toMatchObject({ loginType: 'pwdCaptcha', grant_type: 'password' });
    expect(defaults('registerCustomer')).toMatchObject({ au_type: 10, country_code: '+86' });
    expect(defaults('sendSmsCode')).toMatchObject({ country_code: '+86' });
  });
});

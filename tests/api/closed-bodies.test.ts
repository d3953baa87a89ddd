import { beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '#openapi';
import { component, readDescription } from '#server/kernel/http/contract/description.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';

/** What no caller decides, wherever the operation does not declare it. */
const foreign = {
  ws_id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC',
  created_by: 'x',
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  deleted_at: '2020-01-01T00:00:00.000Z',
  version: 7,
  roles: ['SYSTEM_SUPER_ADMIN'],
  system_roles: ['SYSTEM_SUPER_ADMIN'],
  constructor: 'x',
  __proto: 'x',
};

interface Writing {
  id: OperationId;
  example: Record<string, unknown>;
  declared: ReadonlySet<string>;
  isForSystem: boolean;
}

/** Every served operation with a body that is not a file. */
function writingOperations(): Writing[] {
  const description = readDescription();
  const found: Writing[] = [];
  for (const item of Object.values(description.paths)) {
    for (const node of Object.values(item)) {
      const content = Object.values(node.requestBody?.content ?? {})[0];
      // Safe: the table has every operation of the description.
      const id = node.operationId as OperationId;
      if (!content?.schema || operations[id].planned || operations[id].body === 'multipart') continue;
      const { $ref } = content.schema as { $ref?: string };
      const schema = $ref ? component($ref, description.components?.schemas) : content.schema;
      const { properties = {} } = schema as { properties?: object };
      const { example = {} } = content as { example?: Record<string, unknown> };
      const allowed: readonly string[] = operations[id].allowed;
      found.push({
        id,
        example,
        declared: new Set(Object.keys(properties)),
        isForSystem: !allowed.includes('WORKSPACE_SUPER_ADMIN'),
      });
    }
  }
  return found;
}

const writing = writingOperations();

test('P4 there are operations to look at', () => {
  expect(writing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['createToken', 'saveConfiguration', 'savePlatformConfig']),
  );
});

describeOnEachDatabase('a body with what nobody may decide is refused by', (open) => {
  let api: Api;
  let owner: string;
  let root: string;
  beforeAll(async () => {
    api = await startApi(await open());
    owner = (await signInAs(api.visitor(), 'owner')).accessToken;
    root = (await signInAs(api.visitor(), 'root')).accessToken;
    return () => api.close();
  });

  test.each(writing.map((operation) => [operation.id, operation] as const))('P4 %s', async (id, operation) => {
    const token = operations[id].roles === 'public' ? undefined : operation.isForSystem ? root : owner;
    const params: readonly string[] = operations[id].pathParams;
    const ref = Object.fromEntries(params.map((name) => [name, { kind: 'loginPage', key: 'login' }[name]]));
    for (const [name, value] of Object.entries(foreign)) {
      if (operation.declared.has(name)) continue;
      const answer = await api.visitor().call(id, { ...ref, ...operation.example, [name]: value }, { token });
      expect(answer, name).toMatchObject({ status: 422, code: 'invalid_request' });
      const diagnostics = expect.arrayContaining([expect.objectContaining({ pointer: `/${name}` })]);
      expect(answer.data, name).toMatchObject({ detail: { faults: diagnostics } });
    }
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answer, Args, BodyArgs, OperationId, operations } from '#openapi';
import { type Client, createClient, type PlannedId } from '#openapi/client';
import { memoryStore } from '#tests/contract/peer.ts';
import type { Served } from './arguments.ts';

/** Nothing is sent: the compiler is the test. `npm run check` fails when one of these lines becomes right. */
function wrongCalls(client: Client): Promise<unknown>[] {
  return [
    // @ts-expect-error there is no such call
    client.call('listAplications', {}),
    // @ts-expect-error the password is missing
    client.call('createToken', { username: 'owner' }),
    // @ts-expect-error a number is no page name
    client.call('listApplications', { page: 'first' }),
    // @ts-expect-error an argument that the call does not take
    client.call('listApplications', { pages: 1 }),
    // @ts-expect-error a call without arguments
    client.call('showCurrentUser', { id: '1' }),
    // @ts-expect-error an unknown kind of configuration
    client.call('getConfiguration', { kind: 'registerPage', key: 'login' }),
    // @ts-expect-error the path's key is missing
    client.call('publishConfiguration', { kind: 'loginPage' }),
    // @ts-expect-error a text is no file
    client.call('uploadFile', { file: 'logo.png' }),
    // @ts-expect-error listConnectors is only planned, and the server answers 501: use client.planned
    client.call('listConnectors', {}),
    // @ts-expect-error a call that is served already
    client.planned.call('listApplications', { page: 1 }),
    // @ts-expect-error a field beside the whole body
    client.call('setWorkspacePreference', { body: { theme_colour: 'Purple' } }),
  ];
}

describe('types of calls', () => {
  it('Args are flat: path, query, header and body', () => {
    expectTypeOf<{ kind: 'theme'; key: 'x'; value: { a: 1 }; 'If-Match': 3 }>().toExtend<Args<'saveConfiguration'>>();
    expectTypeOf<{ kind: 'theme'; key: 'x' }>().toExtend<Args<'publishConfiguration'>>();
    expectTypeOf<{ username: 'a'; password: 'b' }>().toExtend<Args<'createToken'>>();
    expectTypeOf<{ body: { username: 'a'; password: 'b' } }>().toExtend<BodyArgs<'createToken'>>();
    expectTypeOf<Args<'saveConfiguration'>>().toHaveProperty('value');
    expectTypeOf<Args<'showCurrentUser'>>().toEqualTypeOf<Record<string, never>>();
  });

  it('Answer is the data of the envelope, or the content itself', () => {
    expectTypeOf<Answer<'logout'>>().toEqualTypeOf<null>();
    expectTypeOf<Answer<'createToken'>['outcome']>().toEqualTypeOf<'token' | 'workspaces' | 'secondaryVerification'>();
    expectTypeOf<Answer<'listApplications'>['items'][number]['appid']>().toEqualTypeOf<string>();
    expectTypeOf<Answer<'listApplications'>['total']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Answer<'getConfiguration'>['draft']>().toEqualTypeOf<{ [key: string]: unknown } | null>();
    expectTypeOf<Answer<'getDocument'>['format']>().toEqualTypeOf<1>();
    expectTypeOf<Answer<'getCaptcha'>>().toHaveProperty('arrayBuffer');
    expectTypeOf<'getEnvironment'>().toExtend<OperationId>();
  });

  it('calls that are only planned are named by client.planned alone, and the message of the compiler says so', () => {
    expectTypeOf<Served<'listApplications'>>().toEqualTypeOf<'listApplications'>();
    expectTypeOf<
      Served<'listConnectors'>
    >().toEqualTypeOf<'listConnectors is only planned, and the server answers 501: use client.planned'>();
    expectTypeOf<Parameters<Client['planned']['call']>[0]>().toEqualTypeOf<PlannedId>();
    expectTypeOf<'listConnectors'>().toExtend<PlannedId>();
  });

  it('PlannedId names exactly the calls that the contract marks', () => {
    type Marked = { [Id in OperationId]: (typeof operations)[Id]['planned'] extends true ? Id : never }[OperationId];
    expectTypeOf<PlannedId>().toEqualTypeOf<Marked>();
    expectTypeOf<(typeof operations)['createToken']['planned']>().toEqualTypeOf<false>();
  });

  it('wrong calls do not compile, and those that can be seen at run time reject', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', tokens: memoryStore() });
    const results = await Promise.allSettled(wrongCalls(client));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });
});

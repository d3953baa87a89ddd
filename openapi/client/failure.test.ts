import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { operations } from '#openapi';
import { ApiError, createClient, type Failure, type FailureCode, isApiError, type Schemas } from '#openapi/client';
import { fail, memoryStore, type Peer, startPeer, tokens } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

describe('failures', () => {
  it('carry the call that failed, and are distinguished by it', async () => {
    peer = await startPeer((_request, response) => fail(response, 404, 'not_found'));
    const client = createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1' });
    const error: unknown = await client.call('getConfiguration', { kind: 'theme', key: 'x' }).catch((e: unknown) => e);
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 'getConfiguration')).toBe(true);
    expect(isApiError(error, 'listPages')).toBe(false);
    expect(isApiError(new Error('not_found'))).toBe(false);
  });

  it('a failed refresh rejects each call with its own failure, and its cause', async () => {
    peer = await startPeer((_request, response) => void response.destroy());
    const client = createClient({ baseUrl: peer.baseUrl, tokens: memoryStore(tokens(1, -1)) });
    const calls = [client.call('showCurrentUser', {}), client.call('getUserInfo', {})];
    const results = await Promise.allSettled(calls);
    const errors = results.map((result) => (result.status === 'rejected' ? result.reason : undefined));
    expect(errors.map(({ operation, code }) => [operation, code])).toEqual([
      ['showCurrentUser', 'network_error'],
      ['getUserInfo', 'network_error'],
    ]);
    expect(errors[0].cause).toBeInstanceOf(TypeError);
  });

  it('codes are exactly those of the call, and a code tells what its detail is', () => {
    expectTypeOf<'captcha_invalid'>().toExtend<FailureCode<'createToken'>>();
    expectTypeOf<'network_error'>().toExtend<FailureCode<'listPages'>>();
    expectTypeOf<'refresh_token_has_expired'>().toExtend<FailureCode<'listApplications'>>();
    expectTypeOf<'captcha_invalid'>().not.toExtend<FailureCode<'uploadFile'>>();
    expectTypeOf<'version_conflict'>().not.toExtend<FailureCode<'uploadFile'>>();
    expectTypeOf<string>().not.toExtend<FailureCode<'uploadFile'>>();
    expectTypeOf<Failure<'uploadFile'>>().toExtend<ApiError>();
    expectTypeOf<Extract<Failure<'createToken'>, { code: 'too_many_attempts' }>['detail']>().toEqualTypeOf<
      Schemas['RetryDetail'] | undefined
    >();
    const error: unknown = new ApiError({ code: 'file_too_large', status: 413, message: '', operation: 'uploadFile' });
    if (!isApiError(error, 'uploadFile')) throw new Error('it is one');
    // @ts-expect-error a code of another call
    expect(error.code === 'captcha_invalid').toBe(false);
    if (error.code === 'invalid_request')
      expectTypeOf(error.detail).toEqualTypeOf<Schemas['FaultsDetail'] | undefined>();
    if (error.code === 'file_too_large') expectTypeOf(error.detail).toEqualTypeOf<undefined>();
  });

  it('every code that the contract states for a call is one of its type', () => {
    expectTypeOf<(typeof operations)['createToken']['errors'][number]>().toExtend<FailureCode<'createToken'>>();
    expectTypeOf<(typeof operations)['uploadFile']['errors'][number]>().toExtend<FailureCode<'uploadFile'>>();
    type Missing = {
      [Id in keyof typeof operations]: Exclude<(typeof operations)[Id]['errors'][number], FailureCode<Id>>;
    }[keyof typeof operations];
    expectTypeOf<Missing>().toEqualTypeOf<never>();
    expect(operations.createToken.errors).toContain('captcha_invalid');
  });
});

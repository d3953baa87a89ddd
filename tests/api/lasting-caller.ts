import type { Api } from './api.ts';
import { type Caller, createCaller } from './caller.ts';

const tenMinutes = 600_000;

/** The same as `createCaller`, for tests that take longer than an access token lasts: it signs in again in time. */
export async function createLastingCaller(api: Api, username: string): Promise<Caller> {
  let [caller, since] = [await createCaller(api, username), Date.now()];
  const current = async (): Promise<Caller> => {
    if (Date.now() - since > tenMinutes) [caller, since] = [await createCaller(api, username), Date.now()];
    return caller;
  };
  const call: Caller['call'] = async (...args) => (await current()).call(...args);
  const done: Caller['done'] = async (...args) => (await current()).done(...args);
  return { ...caller, call, done };
}

import { type Caller, signedInCaller } from './caller.ts';
import { password } from './fixtures.ts';
import type { Product } from './product.ts';

/** Changes a one-time password, as who was given it has to. */
export async function settle(product: Product, username: string, given: string, own: string): Promise<Caller> {
  const person = await signedInCaller(product, username, given);
  await person.call('POST', '/api/b/user-account/change-password', { old_password: given, new_password: own });
  return person;
}

/** Someone new of Acme, and the one-time password that he was given. */
export async function newPerson(product: Product, username: string): Promise<string> {
  const owner = await signedInCaller(product, 'owner', password);
  const account = { username, real_name: `Person ${username}`, roles: ['WORKSPACE_USER'] };
  // Safe: answers are those of the contract.
  const { id } = (await owner.call('POST', '/api/b/user-account', account)) as { id: string };
  const secret = (await owner.call('PUT', `/api/b/user-account/${id}/reset/secret`)) as { one_time_password: string };
  return secret.one_time_password;
}

import { randomUUID } from 'node:crypto';
import { type Caller, signedInCaller } from './caller.ts';
import { password } from './password.ts';
import type { Product } from './product.ts';

/** Someone of a test's own workspace, who makes calls and signs in with the usual password. */
export interface Person extends Caller {
  id: string;
  username: string;
}

/** A workspace that no other test sees, with its super administrator. */
export interface OwnWorkspace {
  /** Of the workspace. */
  id: string;
  owner: Person;
  /** Adds somebody; without roles an ordinary user. */
  addPerson(realName: string, roles?: readonly string[]): Promise<Person>;
}

/** Gives an account the usual password: one that is given once, changed as who gets it has to. */
async function letIn(product: Product, by: Caller, id: string, username: string): Promise<Person> {
  // Safe: answers are those of the contract.
  const given = (await by.call('PUT', `/api/b/user-account/${id}/reset/secret`)) as { one_time_password: string };
  const person = await signedInCaller(product, username, given.one_time_password);
  const change = { old_password: given.one_time_password, new_password: password };
  await person.call('POST', '/api/b/user-account/change-password', change);
  return { ...(await signedInCaller(product, username, password)), id, username };
}

/** Makes a customer with its workspace, by the calls of the platform's administrator. */
export async function makeWorkspace(product: Product): Promise<OwnWorkspace> {
  const mark = randomUUID().slice(0, 8);
  const root = await signedInCaller(product, 'root', password);
  const username = `owner-${mark}`;
  // Safe: answers are those of the contract.
  const made = (await root.call('POST', '/api/b/customer', {
    customer_name: `Workspace ${mark}`,
    administrator: { username, real_name: 'Olivia Stone' },
  })) as { id: string; administrators: { id: string }[] };
  const owner = await letIn(product, root, made.administrators[0]?.id ?? '', username);
  return {
    id: made.id,
    owner,
    async addPerson(real_name, roles = ['WORKSPACE_USER']) {
      const name = `${real_name.toLowerCase().replaceAll(' ', '-')}-${mark}`;
      const account = { username: name, real_name, roles };
      const { id } = (await owner.call('POST', '/api/b/user-account', account)) as { id: string };
      return letIn(product, owner, id, name);
    },
  };
}

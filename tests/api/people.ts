import type { Schemas } from '#openapi';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { trySignIn } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

export type User = Schemas['User'];

/** Safe: answers are validated against the contract. */
export const userOf = ({ data }: Answered): User => data as User;
export const usersOf = ({ data }: Answered): User[] => (data as { items: User[] }).items;

let made = 0;
/** A username that nobody has yet. */
export function newName(): string {
  made += 1;
  return `person.${made}`;
}

/** Adds someone; without a name a new one. */
export async function add(by: Caller, args: Record<string, unknown> = {}): Promise<User> {
  return userOf(await by.call('createAccount', { username: newName(), real_name: 'Somebody', ...args }));
}

/** Gives someone a password of their own, and signs them in. */
export async function enter(
  api: Api,
  by: Caller,
  { id, username }: User,
): Promise<{ token: string; password: string }> {
  const { data } = await by.call('resetAccountSecret', { id });
  // Safe: answers are validated against the contract.
  const { one_time_password: old_password } = data as { one_time_password: string };
  const first = await trySignIn(api.visitor(), { username, password: old_password });
  const { accessToken: token } = first.data as { accessToken: string };
  const password = 'Blue-lamp-42';
  await api.visitor().call('changePassword', { old_password, new_password: password }, { token });
  return { token, password };
}

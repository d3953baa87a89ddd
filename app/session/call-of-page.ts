import type { HostCallOptions } from '#engine/runtime';
import type { Client } from '#openapi/client';
import { callWhenSignedIn } from './call-when-signed-in.ts';
import type { SignInAgain } from './lost-session.ts';
import { receive, receiveFailure } from './receive.ts';
import type { UserInfoParts } from './refresh-user-info.ts';

interface CallParts extends UserInfoParts {
  client: Pick<Client, 'call' | 'callNamed'>;
  signInAgain: SignInAgain;
}

/** A call that a document makes: the shell applies its answer, and asks for a lost session before the call is repeated. */
export function callOfPage(
  parts: CallParts,
  id: string,
  args: Readonly<Record<string, unknown>>,
  options?: HostCallOptions,
): Promise<unknown> {
  const call = async (): Promise<unknown> => {
    try {
      return receive(parts, id, await parts.client.callNamed(id, args, options));
    } catch (error) {
      throw receiveFailure(parts, error);
    }
  };
  return callWhenSignedIn(parts.signInAgain, call, options?.signal);
}

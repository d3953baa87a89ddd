import type { HostCallOptions } from '#engine/runtime';
import type { Client } from '#openapi/client';
import { callWhenSignedIn } from './call-when-signed-in.ts';
import type { Screens } from '../router/screens.ts';
import type { SignInAgain } from './lost-session.ts';
import { insideOfShown } from './open-application.ts';
import { receive, receiveFailure } from './receive.ts';
import type { ApplicationParts } from './show-application.ts';
import type { UserInfoParts } from './refresh-user-info.ts';

type CallParts = UserInfoParts &
  ApplicationParts & {
    client: Pick<Client, 'call' | 'callNamed'>;
    signInAgain: SignInAgain;
    screens: Pick<Screens, 'again' | 'state'>;
  };

/** A call that a document makes: the shell applies its answer, and asks for a lost session before the call is repeated. */
export function callOfPage(
  parts: CallParts,
  id: string,
  args: Readonly<Record<string, unknown>>,
  options?: HostCallOptions,
): Promise<unknown> {
  // Taken at once: the person may be elsewhere when the call is made again.
  const inside = options?.inside ?? insideOfShown(parts);
  const call = async (): Promise<unknown> => {
    try {
      return receive(parts, id, await parts.client.callNamed(id, args, { ...options, inside }));
    } catch (error) {
      throw receiveFailure(parts, error);
    }
  };
  return callWhenSignedIn(parts.signInAgain, call, options?.signal);
}

import type { HostCallOptions } from '#engine/runtime';
import type { App } from '../prerender/create-app.ts';
import { receive, receiveFailure } from './receive.ts';
import { callWhenSignedIn } from './call-when-signed-in.ts';

/** A call that a document makes: the shell hears of its answer, and a lost session is asked for in between. */
export function callOfPage(
  app: App,
  id: string,
  args: Readonly<Record<string, unknown>>,
  options?: HostCallOptions,
): Promise<unknown> {
  const call = async (): Promise<unknown> => {
    try {
      return receive(app, id, await app.client.callNamed(id, args, options));
    } catch (error) {
      throw receiveFailure(app, error);
    }
  };
  return callWhenSignedIn(app.signInAgain, call, options?.signal);
}

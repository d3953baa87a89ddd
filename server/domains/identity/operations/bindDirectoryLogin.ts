import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { bindCaller } from '../third-login/bind-caller.ts';
import { directoryOf, type IntegrationNeeds } from '../third-login/set-up.ts';
import { tryDirectory } from '../third-login/try-directory.ts';
import { workspaceOf } from '../account/subject.ts';

/** Binds a person of the workspace's directory, who proves it by the password there, to the caller's account (ORG-12). */
export const bindDirectoryLogin: Handler<'bindDirectoryLogin', IntegrationNeeds> = async (call) => {
  const { session, args } = call;
  const wsId = workspaceOf(session);
  const directory = await directoryOf(call, wsId);
  if (!directory?.isEnabled) throw new Failure('third_party_not_configured');
  const { source } = directory;
  const failure = await tryDirectory(call, directory, { wsId, ...args }, async (query, tried) => {
    if (tried.kind === 'wrong') return new Failure('invalid_credentials');
    if (tried.kind === 'failed') return tried.failure;
    const { subject, name } = tried.person;
    await bindCaller(query, call, { wsId, tag: 'ld', source, subject, name: name || args.account.trim() });
    return undefined;
  });
  // Thrown only now: the try stays counted.
  if (failure) throw failure;
  return null;
};

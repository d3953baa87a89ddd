import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import type { PlatformConfig, PlatformSettings } from '#server/domains/tenancy/index.ts';
import { enteredCode } from '../sign-in/entered-code.ts';
import { answerSecondStep } from '../sign-in/second-step.ts';
import { deviceCookie, giveDeviceCookie, knownDevice, rememberDevice } from '../session/known-device.ts';
import { blurTime } from '../passwords/blur-time.ts';
import { findBinding } from '../third-login/bindings.ts';
import { type Entered, enterBound, logSignIn, presentEntered } from '../third-login/enter.ts';
import { makeNewcomer } from '../third-login/first-sign-in.ts';
import { takeName } from '../third-login/person-name.ts';
import { type DirectoryOfWorkspace, directoryOf, isWorkspaceOf, type IntegrationNeeds } from '../third-login/set-up.ts';
import { directoryName, type Tried, tryDirectory } from '../third-login/try-directory.ts';

/**
 * Signs in with name and password of the workspace's directory (AUTH-10, AUTH-35). Unknown names and wrong passwords
 * are answered alike (P14); a person with neither a bound account nor, where the workspace wants it, a new one gets that code.
 */
export const loginUser: Handler<'loginUser', IntegrationNeeds> = async (call) => {
  const { args, cookies, host, now, reply, services } = call;
  const { wsId, account, password } = args;
  const directory = isWorkspaceOf(host, wsId) ? await directoryOf(call, wsId) : undefined;
  if (!directory?.isEnabled) throw new Failure('third_party_not_configured');
  const key = services.keys.key('known-device');
  const name = directoryName(wsId, account);
  const known = knownDevice(key, cookies[deviceCookie], name)?.id;
  const { entered, platform } = await tryDirectory(
    call,
    directory,
    { wsId, account, password, knownDevice: known },
    (query, tried, settings) => conclude(query, call, { directory, tried, settings }),
  );
  if (entered.kind === 'refused' && entered.code === 'invalid_credentials') await blurTime();
  if (entered.kind === 'session') giveDeviceCookie(reply, rememberDevice(key, cookies[deviceCookie], name, now));
  if (entered.kind === 'secondStep') return answerSecondStep(call.reply, entered.asked);
  return presentEntered(entered, platform);
};

interface Facts {
  directory: DirectoryOfWorkspace;
  tried: Tried;
  settings: PlatformSettings;
}

async function conclude(
  query: Query,
  call: Call<'loginUser', IntegrationNeeds>,
  { directory, tried, settings: { platform, security } }: Facts,
): Promise<{ entered: Entered; platform: PlatformConfig }> {
  const { args, now } = call;
  const { source, createsAccounts, takesNames } = directory;
  const { wsId } = args;
  if (tried.kind !== 'person') {
    const code = tried.kind === 'wrong' ? 'invalid_credentials' : tried.failure.code;
    const entered = { kind: 'refused', code } as const;
    await logSignIn(query, call, { wsId, tag: 'ld', entered });
    return { entered, platform };
  }
  const { person } = tried;
  const outsider = { wsId, tag: 'ld' as const, source, subject: person.subject };
  let binding = await findBinding(query, outsider);
  if (!binding && createsAccounts) {
    if (!(await makeNewcomer(query, call, { ...outsider, ...person, account: args.account }))) {
      const entered = { kind: 'refused', code: 'quota_exceeded' } as const;
      await logSignIn(query, call, { wsId, tag: 'ld', entered });
      return { entered, platform };
    }
    binding = await findBinding(query, outsider);
  }
  const entered = await enterBound(query, call, {
    wsId,
    tag: 'ld',
    binding,
    platform,
    secondStep: { isSmsAskedOfAll: security.sms_secondary_verification, entered: enteredCode(args) },
  });
  if (binding && takesNames && entered.kind === 'session') {
    await takeName(query, { wsId, accountId: binding.accountId, name: person.name, now });
  }
  return { entered, platform };
}

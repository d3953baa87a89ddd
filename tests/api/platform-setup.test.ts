import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

describeOnEachDatabase('the settings that a platform is proposed', (open) => {
  let api: Api;
  let root: Caller;

  beforeAll(async () => {
    api = await startApi(await open());
    root = await createCaller(api, 'root');
    return () => api.close();
  });

  const shipped = {
    browser_language: false,
    sign_in_after_registering: false,
    latin_initials: false,
    captcha_after_failure: false,
  };

  test('PH-02 PH-03 PH-12 PH-13 those that are chosen are switched on at once, the others stay, and nothing is proposed again', async () => {
    expect(await root.done('getPlatformSetup')).toEqual({ ...shipped, dismissed: false, config_version: 0 });
    for (const settings of [[], ['maintain'], ['latin_initials', 'latin_initials']]) {
      expect(await root.call('applyPlatformSetup', { settings })).toMatchObject({ status: 422 });
    }
    const before = await root.done('savePlatformConfig', { platform_name: 'Ours', latin_initials: true });
    expect(await root.done('dismissPlatformSetup')).toMatchObject({
      ...shipped,
      latin_initials: true,
      dismissed: true,
    });
    expect(await root.done('getPlatformConfig'), 'hiding changes nothing').toEqual(before);
    const on = { latin_initials: true, captcha_after_failure: true };
    const applied = { ...shipped, ...on, dismissed: true };
    const settings = ['latin_initials', 'captcha_after_failure'] as const;
    const after = await root.done('applyPlatformSetup', { settings: [...settings] });
    expect(after).toEqual({ ...applied, config_version: before.version });
    expect(await root.done('getPlatformSetup')).toEqual(after);
    expect(await root.done('getPlatformConfig')).toMatchObject({
      platform_name: 'Ours',
      latin_initials: true,
      browser_language: false,
      sign_in_after_registering: false,
    });
    expect(await root.done('getSafeSetting')).toMatchObject({
      captcha_after_failure: true,
      lock_after_wrong_passwords: 5,
    });
    expect(await lastLogOf(api, undefined, 'applyPlatformSetup')).toMatchObject({
      before: { captcha_after_failure: false },
      after: { captcha_after_failure: true },
    });
    // Proposed no more, not even when one of them is switched off again.
    await root.done('saveSafeSetting', { captcha_after_failure: false });
    expect(await root.done('getPlatformSetup')).toMatchObject({ captcha_after_failure: false, dismissed: true });
  });
});

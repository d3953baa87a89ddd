import { randomInt } from 'node:crypto';
import type { Handler } from '#server/kernel/call/handler.ts';
import { renderCode, randomCode } from '../codes/captcha-picture.ts';
import { giveCaptcha, type CaptchaNeeds } from '../codes/give-captcha.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

interface Needs extends CaptchaNeeds {
  settings: Settings;
}

/** A new image code, tied to the browser by a cookie (AUTH-03, AUTH-49). */
export const getCaptcha: Handler<'getCaptcha', Needs> = async (call) => {
  const code = call.services.settings.demoCaptcha ?? randomCode(randomInt);
  await giveCaptcha(call, { kind: 'image', answer: code });
  const body = await renderCode(code, call.args.scale ?? 1);
  return { type: 'image/png', body, headers: { 'cache-control': 'no-store' } };
};

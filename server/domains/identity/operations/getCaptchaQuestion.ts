import { randomInt } from 'node:crypto';
import type { Handler } from '#server/kernel/call/handler.ts';
import { makeQuestion } from '../codes/captcha-question.ts';
import { giveCaptcha, type CaptchaNeeds } from '../codes/give-captcha.ts';

/** A question in words instead of the picture; its answer goes into the same field. */
export const getCaptchaQuestion: Handler<'getCaptchaQuestion', CaptchaNeeds> = async (call) => {
  const { question, answer } = makeQuestion(call.locale, randomInt);
  await giveCaptcha(call, { kind: 'question', answer });
  return { question };
};

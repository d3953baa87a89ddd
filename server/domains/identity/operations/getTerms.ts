import type { Handler } from '#server/kernel/call/handler.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';

/** The terms of use in the reader's language, else in the other one, else empty (REG-18). */
export const getTerms: Handler<'getTerms'> = async ({ db, locale }) => {
  const { terms } = await readPlatformConfig(db);
  const [own, other] = locale === 'en-US' ? (['en-US', 'zh-CN'] as const) : (['zh-CN', 'en-US'] as const);
  return { text: terms[own] || terms[other] };
};

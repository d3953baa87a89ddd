import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';

/** One text in each language. */
export type Words = Extract<RequestIssue['message'], object>;

/** Throws `invalid_request` for one place of the request. */
export function refuse(pointer: string, message: Words, hint?: Words): never {
  throw new Invalid({ issues: [{ pointer, message, ...(hint && { hint }) }] });
}

/** Throws for a field that the caller cannot name: an unknown one and a hidden one look the same. */
export function refuseField(pointer: string, name: string): never {
  refuse(pointer, {
    'en-US': `There is no field "${name}" here that could be used.`,
    'zh-CN': `此处没有可用的字段“${name}”。`,
  });
}

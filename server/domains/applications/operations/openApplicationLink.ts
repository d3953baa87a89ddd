import type { Handler } from '#server/kernel/call/handler.ts';

/**
 * What a link to an application means to the caller (AUTH-24, AUTH-41). The hash gives no right (AUTH-39): a spoiled one, and
 * one of an application that the caller could not find otherwise, are answered alike (P2).
 */
export const openApplicationLink: Handler<'openApplicationLink'> = async ({ application }) => ({
  appid: application.row.id,
});

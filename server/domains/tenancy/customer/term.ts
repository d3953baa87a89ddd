import { Invalid } from '#server/kernel/errors/index.ts';

/** When a workspace may be used; null for a term without an end. */
export interface Term {
  begin_at: Date | null;
  expire_at: Date | null;
}

/** Throws `Invalid` for a term that ends before it begins. */
export function requireTerm({ begin_at, expire_at }: Term): void {
  if (!begin_at || !expire_at || begin_at < expire_at) return;
  throw new Invalid({
    issues: [
      {
        pointer: '/expire_at',
        message: { 'en-US': 'The term ends before it begins.', 'zh-CN': '有效期的结束早于开始。' },
      },
    ],
  });
}

/** The column's value: what was sent, or undefined when nothing was. */
export function momentOf(sent: string | null | undefined): Date | null | undefined {
  return typeof sent === 'string' ? new Date(sent) : sent;
}

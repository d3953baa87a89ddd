import { type PageScope, plainText } from '#engine/runtime';

/** A title of a page, dialog or drawer in words; empty, and reported, when it cannot be evaluated. */
export function titleText(title: unknown, scope: PageScope): string {
  try {
    return plainText(scope.value(title)) ?? '';
  } catch (error) {
    scope.engine.host.report?.(error);
    return '';
  }
}

import { safeHref } from '../Link/safe-href.ts';

/** What a document may allow, and the words of the `sandbox` attribute for it. */
const words: Readonly<Record<string, string>> = {
  scripts: 'allow-scripts',
  forms: 'allow-forms',
  popups: 'allow-popups',
  downloads: 'allow-downloads',
  storage: 'allow-same-origin',
};

/** The address of a frame, whole; undefined for one that runs code, is no address, or is neither http nor https (P20). */
export function frameAddress(src: string | null | undefined, page: string): URL | undefined {
  const safe = safeHref(src ?? undefined);
  if (safe === undefined || !URL.canParse(safe, page)) return undefined;
  const address = new URL(safe, page);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

/**
 * The `sandbox` attribute. A page of this site never keeps its origin: with scripts it could reach out of the frame and take
 * the sandbox off.
 */
export function sandboxOf(allow: readonly string[], address: URL, page: string): string {
  const isOwn = address.origin === new URL(page).origin;
  return allow.flatMap((name) => (isOwn && name === 'storage' ? [] : (words[name] ?? []))).join(' ');
}

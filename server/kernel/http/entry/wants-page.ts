import type { FastifyRequest } from 'fastify';

/** Addresses of programs: they never answer a page. */
const forPrograms = /^\/(api|sys|files|assets)(\/|$)/;

/** A person's browser navigates: it asks for HTML, at an address that is not a program's. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !forPrograms.test(url.split('?')[0] ?? '') && /\btext\/html\b/i.test(headers.accept ?? '');
}

/**
 * A program such as curl takes whatever there is: at the address of a page it gets the page, anywhere else the answer for
 * programs. It asks only where no call has the address.
 */
export async function takesPage(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  hasPage: (path: string) => Promise<boolean>,
): Promise<boolean> {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  return !forPrograms.test(path) && /\*\/\*/.test(headers.accept ?? '*/*') && hasPage(path);
}

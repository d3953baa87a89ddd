import type { FastifyRequest } from 'fastify';

/** Addresses of programs: they never answer a page. */
const forPrograms = /^\/(api|sys|files|assets)(\/|$)/;

/** A person's browser navigates: it asks for HTML, at an address that is not a program's. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !forPrograms.test(url.split('?')[0] ?? '') && /\btext\/html\b/i.test(headers.accept ?? '');
}

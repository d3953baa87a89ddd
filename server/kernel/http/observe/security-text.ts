import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/index.ts';

export interface SecurityText {
  /** Where people report a weakness: `mailto:`, `https:` or `tel:`. Without one the address answers 404. */
  contacts: readonly string[];
  /** The address of the policy for such reports. */
  policy?: string | undefined;
  publicOrigin: string;
  now(): Date;
}

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; a reader of an old copy should fetch it again. */
const lifetime = 180 * day;

const path = '/.well-known/security.txt';

/** `/.well-known/security.txt` of RFC 9116, from the settings SECURITY_CONTACT and SECURITY_POLICY. */
export function registerSecurityText(
  app: FastifyInstance,
  { contacts, policy, publicOrigin, now }: SecurityText,
): void {
  app.get(path, { config: { operation: 'security-text' } }, async (_request, reply) => {
    if (contacts.length === 0) throw new DomainError('operation_not_found');
    // Whole days, so that copies of one day are equal.
    const expires = new Date(Math.floor((now().getTime() + lifetime) / day) * day);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
      ...(policy ? [`Policy: ${policy}`] : []),
      'Preferred-Languages: zh, en',
      `Canonical: ${publicOrigin}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}

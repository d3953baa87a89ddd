import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { networkOf } from '../passwords/attempts.ts';

/** Each of them asks a third party something: more than an office needs in a minute, too few to use us against it. */
const perMinute = { limit: 120, seconds: 60 };

/** Counts what a network asks of third parties. Throws `TooMany`. */
export async function requireTries({ services, ip }: { services: { limiter: Limiter }; ip: string }): Promise<void> {
  await services.limiter.take({ key: `third-party:${networkOf(ip)}`, ...perMinute });
}

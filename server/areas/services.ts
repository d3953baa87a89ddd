import { join } from 'node:path';
import { createLocalBlobs } from '../blobs/local.ts';
import type { Database } from '../db/index.ts';
import { createMessages } from '../delivery/messages.ts';
import { anonymousCalls } from '../documents/anonymous-calls.ts';
import { createDocuments } from '../documents/documents.ts';
import { createEntry } from '../documents/entry.ts';
import { productRoot } from '../documents/product-root.ts';
import { loadShipped, type Shipped } from '../documents/shipped.ts';
import { tellMistakes } from '../documents/tell-mistakes.ts';
import { createEgress } from '../egress/index.ts';
import { createDiscoveryDocuments } from '../third-parties/index.ts';
import type { AreaServices, Foundation, Services } from '../services.ts';
import { createPasswords } from './auth/password.ts';
import { createPasswordKeys } from './auth/password-keys.ts';
import { createSessions } from './auth/sessions.ts';
import { environmentOf } from './environment/environment.ts';
import { createLimiter } from './limiter.ts';
import { createRefusals } from './log/refusals.ts';
import { createOwnGateways } from './preference/own-gateways.ts';

/** The services that the areas provide, made once at start. Without `shipped` it reads
 * the shipped documents, and throws with the name of a broken file. */
export async function createAreaServices(
  foundation: Foundation,
  db: Database,
  shipped?: Shipped,
): Promise<AreaServices> {
  const { clock, keys, settings, version } = foundation;
  const screens = shipped ?? (await loadShipped(productRoot(), settings.pagesDirectory));
  const documents = createDocuments(db, screens);
  await tellMistakes(screens, documents, foundation.log);
  const passwordKeys = createPasswordKeys({ db, clock, settings, key: foundation.keys.key('password-keys') });
  const entry = createEntry({
    documents,
    environment: ({ host, now }) =>
      environmentOf({
        db,
        now,
        wsId: host.workspace?.wsId,
        documents,
        settings,
        version,
        passwordKeys,
      }),
    call: (...call) => calls(...call),
  });
  const egress = createEgress({ allow: settings.egressAllow });
  const services: Services = {
    ...foundation,
    sessions: createSessions(db, clock),
    passwords: createPasswords(),
    passwordKeys,
    messages: createMessages({ db, clock, egress, own: createOwnGateways(db, keys), settings }),
    blobs: createLocalBlobs(join(settings.dataDirectory, 'files')),
    limiter: createLimiter(db, clock),
    refusals: createRefusals(db),
    egress,
    discoveryDocuments: createDiscoveryDocuments({ egress, now: () => clock.now() }),
    documents,
    entry,
  };
  const calls = anonymousCalls(db, services);
  return services;
}

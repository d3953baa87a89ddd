import { join } from 'node:path';
import { plainTheme } from '#engine/document';
import { createLocalBlobs } from '../kernel/blobs/local.ts';
import type { Database } from '../kernel/db/index.ts';
import { createMessages } from '../kernel/delivery/messages.ts';
import { anonymousCalls } from '../kernel/documents/anonymous-calls.ts';
import { createDocuments } from '../kernel/documents/create-documents.ts';
import { createEntry } from '../kernel/documents/entry.ts';
import { productRoot } from '../kernel/foundation/product-root.ts';
import { withPlayground } from '../kernel/documents/playground.ts';
import { loadShipped, type Shipped } from '../kernel/documents/shipped.ts';
import { createEgress } from '../kernel/egress/index.ts';
import { createUploads } from '../kernel/uploads/uploads.ts';
import { createFileWorks } from '../domains/files/index.ts';
import { createLoggedRecords, createRecordFiles } from '../domains/data/index.ts';
import { createNotificationStreams } from '../domains/notifications/index.ts';
import { createSheetWorks } from '../domains/sheets/index.ts';
import { createApplications } from '../domains/applications/index.ts';
import { createDiscoveryDocuments } from '../domains/identity/third-parties/index.ts';
import { handlers } from '../generated/handlers.ts';
import type { AreaServices, Foundation, Services } from './services.ts';
import { createPasswords } from '../domains/identity/passwords/password.ts';
import { createPasswordKeys } from '../domains/identity/passwords/password-keys.ts';
import { createSessions } from '../domains/identity/session/sessions.ts';
import { shownThemes } from '../domains/configuration/theme/shown-theme.ts';
import { createEnvironments } from '../domains/tenancy/environment/environment.ts';
import { createLimiter } from '../kernel/limits/limiter.ts';
import { createDenialLog } from '../kernel/audit/denial-log.ts';
import { dailyCapsOf, readSecurityConfiguration } from '../domains/tenancy/index.ts';
import { createOwnGateways } from '../domains/configuration/preference/own-gateways.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import type { RequestLog } from '#server/kernel/foundation/request-log.ts';
import { readPrecompiled } from '../kernel/documents/precompiled.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** The services that the areas provide, made once at start. Without `shipped` it reads
 * the shipped documents, and throws with the name of a broken file. */
export async function createAreaServices(
  foundation: Foundation,
  db: Database,
  shipped?: Shipped,
): Promise<AreaServices> {
  const { clock, keys, settings, version } = foundation;
  const whole = withTools(shipped ?? (await loadShipped(productRoot(), settings.pagesDirectory)), settings);
  const screens = settings.widgetPlayground ? await withPlayground(whole, productRoot()) : whole;
  const documents = createDocuments(db, screens, await readPrecompiled(screens));
  await logDiagnostics(screens, documents, foundation.log);
  const passwordKeys = createPasswordKeys({ db, clock, settings, key: foundation.keys.key('password-keys') });
  const environments = createEnvironments({
    db,
    async themesOf(request, applications) {
      const shown = await shownThemes({ db, documents, ...request }, applications);
      return shown.map(({ base, variables }) => ({ base, variables: { ...variables } }));
    },
    settings,
    version,
    passwordKeys,
  });
  const entry = createEntry({
    documents,
    environment: ({ host, now }) => environments.of({ now, wsId: host.workspace?.wsId }),
    async applicationTheme({ host }, application) {
      const [theme = plainTheme] = await environments.themes({ wsId: host.workspace?.wsId }, [application]);
      return theme;
    },
    call: (...call) => calls(...call),
    pressInterval: settings.pressInterval,
  });
  const egress = createEgress({ allow: settings.egressAllow });
  const applications = createApplications(foundation);
  const sessions = createSessions(db, clock);
  const limiter = createLimiter(db, clock);
  const services: Services = {
    ...foundation,
    sessions,
    applications,
    passwords: createPasswords(),
    passwordKeys,
    messages: createMessages({
      db,
      clock,
      egress,
      own: createOwnGateways(db, keys),
      limiter,
      caps: async () => dailyCapsOf(await readSecurityConfiguration(db)),
      settings,
    }),
    blobs: createLocalBlobs(join(settings.dataDirectory, 'files')),
    uploads: createUploads(join(settings.dataDirectory, 'uploads'), settings.fileLimit),
    fileWorks: createFileWorks(),
    recordFiles: createRecordFiles(applications),
    sheetWorks: createSheetWorks(),
    notificationStreams: createNotificationStreams({ ...foundation, db, sessions }),
    limiter,
    denialLog: createDenialLog(db),
    loggedRecords: createLoggedRecords(db),
    egress,
    discoveryDocuments: createDiscoveryDocuments({ egress, now: () => clock.now() }),
    documents,
    entry,
    environments,
  };
  const calls = anonymousCalls({ db, handlers, services, log: foundation.log });
  return services;
}

/** The documents without the pages for finding out what a browser does, where they are switched off. */
function withTools(shipped: Shipped, { toolPages }: Settings): Shipped {
  if (toolPages) return shipped;
  const documents = new Map([...shipped.documents].filter(([id]) => !id.startsWith('tools.')));
  return { ...shipped, documents };
}

/** Logs the diagnostics of the deployment's own pages. They are served all the same: a broken node shows its error. */
async function logDiagnostics(shipped: Shipped, documents: Documents, log: RequestLog): Promise<void> {
  for (const id of shipped.brought) {
    const source = shipped.documents.get(id);
    const diagnostics = source ? await documents.check(source, {}) : [];
    for (const { code, pointer, message, hint } of diagnostics)
      log.warn({ document: id, code, pointer, hint }, message);
  }
}

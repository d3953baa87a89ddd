import type { DiscoveryDocuments } from '../domains/identity/third-parties/index.ts';
import type { Passwords } from '../domains/identity/passwords/password.ts';
import type { Environments } from '../domains/tenancy/environment/environments.ts';
import type { Applications } from '../kernel/call/application.ts';
import type { LoggedRecords } from '../kernel/audit/sentences/logged-records.ts';
import type { DenialLog } from '../kernel/audit/denial-log.ts';
import type { Blobs } from '../kernel/blobs/local.ts';
import type { PasswordKeys } from '../kernel/call/password-keys.ts';
import type { Sessions } from '../kernel/call/session.ts';
import type { Messages } from '../kernel/delivery/outgoing-message.ts';
import type { Entry } from '../kernel/documents/entry.ts';
import type { Documents } from '../kernel/documents/documents.ts';
import type { Egress } from '../kernel/egress/index.ts';
import type { Clock } from '../kernel/foundation/clock.ts';
import type { Machine } from '../kernel/foundation/machine.ts';
import type { Keys } from '../kernel/foundation/keys.ts';
import type { Uploads } from '../kernel/uploads/uploads.ts';
import type { FileWorks, RecordFiles } from '../domains/files/index.ts';
import type { NotificationStreams } from '../domains/notifications/index.ts';
import type { SheetWorks } from '../domains/sheets/index.ts';
import type { RequestLog } from '../kernel/foundation/request-log.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import type { Limiter } from '../kernel/limits/limiter.ts';

/** What every service may build on. */
export interface Foundation {
  settings: Settings;
  clock: Clock;
  keys: Keys;
  log: RequestLog;
  /** Of the build, as `/healthz` shows it. */
  version: string;
  machine: Machine;
}

/** Made once at start by `createAreaServices(foundation, database)` in `server/start/create-services.ts`. */
export interface AreaServices {
  sessions: Sessions;
  applications: Applications;
  passwords: Passwords;
  passwordKeys: PasswordKeys;
  messages: Messages;
  blobs: Blobs;
  uploads: Uploads;
  fileWorks: FileWorks;
  recordFiles: RecordFiles;
  sheetWorks: SheetWorks;
  notificationStreams: NotificationStreams;
  limiter: Limiter;
  denialLog: DenialLog;
  loggedRecords: LoggedRecords;
  egress: Egress;
  discoveryDocuments: DiscoveryDocuments;
  documents: Documents;
  entry: Entry;
  environments: Environments;
}

/** All that a server is put together from. Handlers do not import it: each declares what it needs of it. */
export interface Services extends Foundation, AreaServices {}

import { externalDatabase, imageAddress, loginPageVersion, recordFile } from './configuration-rows.ts';
import { customerNotice, draftNotice, notice, notification } from './notice-rows.ts';
import {
  childDepartment,
  department,
  emptyDepartment,
  freePosition,
  position,
  team,
  teamTag,
  userGroup,
} from './organisation-rows.ts';
import { deletedAlone, deletedPerson, invitation, newcomer, person, session } from './people-rows.ts';
import {
  category,
  linkedMenu,
  customPage,
  pageVersion,
  menu,
  menuAuthorization,
  menuLink,
  secondCategory,
  secondMenu,
} from './navigation-rows.ts';
import { apiKey, application, logEntry, othersApiKey } from './platform-rows.ts';
import {
  closedMenu,
  closedView,
  deletedRecord,
  deletedTable,
  failedJob,
  leftColumn,
  logicalTable,
  physicalTable,
  recordImport,
  report,
  sharedView,
  tableMenu,
  tableRecord,
} from './record-rows.ts';
import type { RowKind } from './row-kind.ts';
import { sessionTicket } from './ticket-rows.ts';

export type { RowKind, RowScope } from './row-kind.ts';

/** Every kind of row that a served call names, each after those that it points at. */
export const rowKinds = {
  imageAddress,
  recordFile,
  loginPageVersion,
  externalDatabase,
  application,
  apiKey,
  logEntry,
  othersApiKey,
  person,
  newcomer,
  deletedPerson,
  deletedAlone,
  invitation,
  session,
  department,
  childDepartment,
  emptyDepartment,
  position,
  freePosition,
  teamTag,
  team,
  userGroup,
  notice,
  draftNotice,
  customerNotice,
  notification,
  sessionTicket,
  category,
  physicalTable,
  deletedTable,
  tableRecord,
  deletedRecord,
  leftColumn,
  failedJob,
  logicalTable,
  closedView,
  tableMenu,
  closedMenu,
  report,
  recordImport,
  sharedView,
  secondCategory,
  customPage,
  pageVersion,
  menu,
  secondMenu,
  menuLink,
  linkedMenu,
  menuAuthorization,
} as const satisfies Record<string, RowKind>;

export type RowKindName = keyof typeof rowKinds;

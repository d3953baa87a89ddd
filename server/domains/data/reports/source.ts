import { applicationOfSource, openSource, type Source } from '../sources/open-source.ts';
import type { Applications, OpenApplication } from '#server/kernel/call/application.ts';
import type { CallFacts, Session } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { isClosed } from './issues.ts';

/** The part of a call by which reports read records: as the caller, and with no more rights. */
export interface ReportCaller extends Pick<CallFacts, 'db' | 'now' | 'timeZone' | 'locale'> {
  session: Session;
  services: { applications: Applications };
}

/** The same inside the application of what is read. */
export type InsideCaller = ReportCaller & { application: OpenApplication };

/** An application that the caller may open now; undefined for any other. */
export async function openedTo(call: ReportCaller, appId: string): Promise<OpenApplication | undefined> {
  try {
    return await call.services.applications.open(call, { argument: 'id', value: appId, isClosedToo: false });
  } catch (error) {
    if (isClosed(error)) return undefined;
    throw error;
  }
}

/**
 * Reads a logical table with the rights that the caller has in the menus that are linked to it. Throws `NotFound` where that is nothing:
 * for an unknown one, for one whose application is closed to the caller, and for one without a right to its records.
 */
export async function throughSource<T>(
  call: ReportCaller,
  logicalTableId: string,
  read: (query: Query, source: Source, caller: InsideCaller) => Promise<T>,
): Promise<T> {
  const appId = await inWorkspace(call, (query, wsId) => applicationOfSource(query, wsId, logicalTableId), {
    readOnly: true,
  });
  const application = appId === undefined ? undefined : await openedTo(call, appId);
  if (!application) throw new NotFound();
  const caller = { ...call, application };
  return call.db.records(
    application.wsId,
    async (query) => read(query, await openSource(query, caller, logicalTableId), caller),
    { readOnly: true },
  );
}

import type { Operation } from '#openapi';
import type { DocumentReach, Documents } from '../../documents/documents.ts';
import { Failure } from '../../errors/index.ts';

/** The changed page that makes a call. */
export interface CallingDocument {
  id: string;
  version: string;
}

interface CallOfDocument {
  operation: Operation;
  wsId: string | undefined;
  /** The application that the call is made in, if any. */
  applicationId: string | undefined;
}

/** Whether rows of a workspace and application are of a document's reach. */
export function isWithinReach(reach: DocumentReach, touched: { wsId?: string; applicationId?: string }): boolean {
  if (reach.wsId !== undefined && reach.wsId !== touched.wsId) return false;
  return reach.applicationId === undefined || reach.applicationId === touched.applicationId;
}

/** `id@version` of the header `Pagewright-Document`; undefined for anything else. */
export function readDocument(header: string | string[]): CallingDocument | undefined {
  if (typeof header !== 'string') return undefined;
  const [, id, version] = /^([a-zA-Z][\w.-]{0,100})@([0-9a-f]{64})$/.exec(header) ?? [];
  return id !== undefined && version !== undefined ? { id, version } : undefined;
}

/**
 * The rights of the document that a call names, beside its reader's (P43): it is published in this version, the call is on the
 * list of those that changed pages may make, and its rows are of the document's reach. Throws `document_refused`.
 */
export async function requireDocumentRights(
  documents: Pick<Documents, 'reachOf'>,
  document: CallingDocument | undefined,
  { operation, wsId, applicationId }: CallOfDocument,
): Promise<void> {
  if (!operation.buildable) throw denial('buildable');
  const reach = document && (await documents.reachOf(document, { wsId }));
  if (!reach) throw denial('unpublished');
  if (!isWithinReach(reach, { wsId, applicationId })) throw denial('reach');
}

const denial = (rule: string): Failure => new Failure('document_refused', { rule });

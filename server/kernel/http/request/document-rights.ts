import type { Operation } from '#openapi';
import type { DocumentPlace, Documents } from '../../documents/documents.ts';
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

/** Whether rows of a workspace and application are of a document's place. */
export function isWithinPlace(place: DocumentPlace, touched: { wsId?: string; applicationId?: string }): boolean {
  if (place.wsId !== undefined && place.wsId !== touched.wsId) return false;
  return place.applicationId === undefined || place.applicationId === touched.applicationId;
}

/** `id@version` of the header `Pagewright-Document`; undefined for anything else. */
export function readDocument(header: string | string[]): CallingDocument | undefined {
  if (typeof header !== 'string') return undefined;
  const [, id, version] = /^([a-zA-Z][\w.-]{0,100})@([0-9a-f]{64})$/.exec(header) ?? [];
  return id !== undefined && version !== undefined ? { id, version } : undefined;
}

/**
 * The rights of the document that a call names, beside its reader's (P43): it is published in this version, the call is on the
 * list of those that changed pages may make, and its rows are of the document's place. Throws `document_refused`.
 */
export async function requireDocumentRights(
  documents: Pick<Documents, 'placeOf'>,
  document: CallingDocument | undefined,
  { operation, wsId, applicationId }: CallOfDocument,
): Promise<void> {
  if (!operation.buildable) throw refusal('buildable');
  const place = document && (await documents.placeOf(document, { wsId }));
  if (!place) throw refusal('unpublished');
  if (!isWithinPlace(place, { wsId, applicationId })) throw refusal('place');
}

const refusal = (rule: string): Failure => new Failure('document_refused', { rule });

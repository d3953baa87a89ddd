import type { Schemas } from '#openapi';
import type { DetailRow } from './detail.ts';

/** Who owns, administers and uses an application, as it is on the wire (ROUTE-092). */
export const presentAuthority = (row: DetailRow): Schemas['ApplicationAuthority'] => ({
  id: row.id,
  owner: row.owner,
  authorization_ids: row.authorization_ids,
  application_authorizations: row.application_authorizations,
  version: row.version,
});

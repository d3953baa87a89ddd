/** `#engine/rights`: what of a document the product did not ship, and what such a part may do. */
export {
  type ChangedNode,
  type ChangedParts,
  changedParts,
  type ChangedScope,
  isHandlerChanged,
} from './changed-parts.ts';
export { type ChangeRights, createChangeRights, type RightsCheck } from './check-rights.ts';
export type { RightsIssue } from './issue.ts';
export { type SecretReading, secretReadings } from './secret-readings.ts';
export type { RestrictedNode, Restrictions } from './restrictions.ts';
export { createFragmentCalls, sealedParts } from './sealed.ts';
export { analyse } from './analysis.ts';

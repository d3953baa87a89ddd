/** `#engine/rights`: what of a document the product did not ship, and what such a part may do. */
export {
  type ChangedNode,
  type ChangedParts,
  changedParts,
  type ChangedScope,
  isHandlerChanged,
} from './changed-parts.ts';

/** Asks third parties who a person is; knows no accounts and no workspaces. */
export { createThirdParty, type ThirdPartyTag } from './create-third-party.ts';
export { createDiscoveryDocuments, type DiscoveryDocuments } from './discovery-documents.ts';
export { type ThirdParty, ThirdPartyFailure } from './third-party.ts';

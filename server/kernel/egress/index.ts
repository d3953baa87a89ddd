/** Outgoing connections. Nothing else in the server opens one. */
export { type AllowedTarget, readAllowedTarget } from './allowed-target.ts';
export { createEgress, type Egress, type EgressRequest } from './egress.ts';
export { connectionFailureTexts, EgressFailure, egressFailure, type EgressReason } from './egress-failure.ts';
export { upgrade } from './upgrade.ts';

/** The platform and its workspaces. Other domains import what is listed here, and nothing else. */
export { makeCustomer } from './customer/make-customer.ts';
export { defaultQuota } from './customer/quota.ts';
export type { Environments } from './environment/environments.ts';
export {
  type PlatformConfig,
  platformConfigFrom,
  readPlatformConfig,
  storedPlatformConfig,
} from './platform/platform-config.ts';
export { type PlatformSettings, readPlatformSettings } from './platform/platform-settings.ts';
export { dailyCapsOf, readSecurityConfiguration } from './platform/security-configuration.ts';
export { findConsent } from './support/consents.ts';

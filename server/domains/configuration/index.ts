/** What administrators configure: the sign-in page, themes, settings, preferences, pages. Other domains import what is listed here, and nothing else. */
export { effectiveLoginPage } from './login-page/effective.ts';
export {
  lockPreference,
  type PreferenceOwner,
  readPlatformPreference,
  readPreference,
  type StoredPreference,
  writePreference,
} from './preference/queries.ts';
export { openSecret } from './preference/setting-secrets.ts';
export { onTakenSubdomain, subdomainValue } from './preference/subdomain.ts';
export { preferenceFor, preferenceKey, shippedPreference } from './preference/workspace-preference.ts';
export { readSetting, settingKey } from './preference/workspace-setting.ts';

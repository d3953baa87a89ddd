// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { RequestShape } from '../operation.ts';

/** How each call is sent, by operationId. */
export const requests = {
  checkDocument: { method: 'post', path: '/api/wp/document/check', safe: true, body: 'json' },
  createToken: { method: 'post', path: '/api/oauth/token', public: true, session: 'opens', body: 'form', writes: ['session'] },
  discardConfigurationDraft: { method: 'delete', path: '/api/wp/configuration/{kind}/{key}/draft', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  getCaptcha: { method: 'get', path: '/api/common/security-code/captcha', public: true, raw: true, query: ['scale', 'turn'] },
  getCaptchaQuestion: { method: 'get', path: '/api/common/security-code/question', public: true },
  getConfiguration: { method: 'get', path: '/api/wp/configuration/{kind}/{key}', pathParams: ['kind', 'key'], reads: ['configuration'] },
  getDocument: { method: 'get', path: '/api/o/document/{hash}', public: true, raw: true, pathParams: ['hash'], reads: ['page'] },
  getEnvironment: { method: 'get', path: '/sys/common/env', public: true, headers: ['env-url'], reads: ['environment'] },
  getLocaleFile: { method: 'get', path: '/api/o/lang/file', public: true, query: ['locale'], reads: ['language'] },
  getLoginPage: { method: 'get', path: '/api/o/login-page', public: true, query: ['wsId'], reads: ['loginPage'] },
  getPlatformConfig: { method: 'get', path: '/api/b/platform/config', reads: ['platform'] },
  getPublicImage: { method: 'get', path: '/files/{name}', public: true, raw: true, pathParams: ['name'] },
  getUserInfo: { method: 'get', path: '/api/wb/user-info', reads: ['account', 'preference', 'environment'] },
  getWorkspacePreference: { method: 'post', path: '/api/wp/get', safe: true, reads: ['preference'] },
  listApplications: { method: 'get', path: '/api/wb/application', query: ['page', 'size', 'cursor', 'search'], reads: ['application'] },
  listConfigurationVersions: { method: 'get', path: '/api/wp/configuration/{kind}/{key}/versions', query: ['page', 'size', 'cursor', 'total'], pathParams: ['kind', 'key'], reads: ['configuration'] },
  listOutbox: { method: 'get', path: '/demo/outbox', public: true, query: ['page', 'size', 'cursor', 'total'], reads: ['outbox'] },
  listPages: { method: 'get', path: '/api/o/pages', public: true, reads: ['page'] },
  logout: { method: 'post', path: '/api/oauth/logout', session: 'closes', body: 'json', writes: ['session'] },
  publishConfiguration: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/publish', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration', 'loginPage', 'page'] },
  refreshToken: { method: 'post', path: '/api/oauth/refresh-token', public: true, session: 'refreshes', body: 'form', writes: ['session'] },
  rollbackConfiguration: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/rollback', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration', 'loginPage', 'page'] },
  saveConfiguration: { method: 'put', path: '/api/wp/configuration/{kind}/{key}', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  saveLoginPage: { method: 'put', path: '/api/wp/login-page', body: 'json', headers: ['If-Match'], writes: ['configuration'] },
  savePlatformConfig: { method: 'post', path: '/api/b/platform/config', body: 'json', headers: ['If-Match'], writes: ['platform', 'environment'] },
  setWorkspacePreference: { method: 'post', path: '/api/wp/set', body: 'json', writes: ['preference'] },
  showCurrentUser: { method: 'get', path: '/api/b/user-account/show', reads: ['account'] },
  uploadFile: { method: 'post', path: '/api/common/file', body: 'multipart', writes: ['file'] },
} as const satisfies Record<string, RequestShape>;

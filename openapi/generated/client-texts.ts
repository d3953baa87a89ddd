// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
export const clientTexts = {
  invalid_auth: { 'en-US': 'Your sign-in is no longer valid. Please sign in again.', 'zh-CN': '登录已失效，请重新登录。' },
  refresh_token_has_expired: { 'en-US': 'The refresh token has expired. Please sign in again.', 'zh-CN': '刷新令牌已过期，请重新登录。' },
  refresh_token_is_invalid: { 'en-US': 'The refresh token is invalid. Please sign in again.', 'zh-CN': '刷新令牌无效，请重新登录。' },
  access_token_is_invalid: { 'en-US': 'The access token is invalid. Please sign in again.', 'zh-CN': '访问令牌无效，请重新登录。' },
  access_token_has_expired: { 'en-US': 'The access token has expired.', 'zh-CN': '访问令牌已过期。' },
  request_too_large: { 'en-US': 'The request is too large.', 'zh-CN': '请求内容过大。' },
  network_error: { 'en-US': 'The server cannot be reached. Please check your connection.', 'zh-CN': '无法连接服务器，请检查网络。' },
  server_error: { 'en-US': 'The server has a problem. Please try again later.', 'zh-CN': '服务器出现问题，请稍后再试。' },
  http_error: { 'en-US': 'Error', 'zh-CN': '错误' },
  answer_unreadable: { 'en-US': 'The server\'s response could not be understood.', 'zh-CN': '无法识别服务器的响应。' },
} as const;

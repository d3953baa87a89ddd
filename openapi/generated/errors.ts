// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
export type ErrorCode =
  | 'invalid_app_auth'
  | 'invalid_auth'
  | 'refresh_token_has_expired'
  | 'refresh_token_is_invalid'
  | 'access_token_is_invalid'
  | 'access_token_has_expired'
  | 'workspace_out_of_use'
  | 'enterprise_maintenance_in_progress'
  | 'platform_maintenance_in_progress'
  | 'workspace_expired'
  | 'workspace_not_started'
  | 'invalid_client'
  | 'invalid_credentials'
  | 'account_disabled'
  | 'no_workspace'
  | 'captcha_required'
  | 'captcha_invalid'
  | 'workspace_not_offered'
  | 'workspace_choice_expired'
  | 'sms_code_invalid'
  | 'too_many_attempts'
  | 'malformed_request'
  | 'invalid_request'
  | 'not_allowed'
  | 'not_found'
  | 'operation_not_found'
  | 'method_not_allowed'
  | 'version_conflict'
  | 'idempotency_conflict'
  | 'request_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'configuration_invalid'
  | 'nothing_to_publish'
  | 'document_invalid'
  | 'file_missing'
  | 'file_type_refused'
  | 'file_unreadable'
  | 'file_too_large'
  | 'not_implemented'
  | 'unavailable'
  | 'storage_full'
  | 'internal_error'
  | 'network_error'
  | 'server_error'
  | 'http_error'
  | 'answer_unreadable'
  | 'password_change_required'
  | 'old_password_wrong'
  | 'password_refused'
  | 'telephone_refused'
  | 'username_taken'
  | 'already_member'
  | 'account_of_another_workspace'
  | 'role_above_own'
  | 'own_account'
  | 'last_super_admin'
  | 'quota_exceeded'
  | 'account_sheet_refused'
  | 'subdomain_taken'
  | 'third_party_not_configured'
  | 'third_party_code_invalid'
  | 'language_file_refused'
  | 'api_key_is_invalid'
  | 'api_disabled'
  | 'api_key_scope'
  | 'api_key_limit';

/** Status, text by language and hint of every wire code; status 0 is made by the client. */
export const errorCatalogue: Readonly<
  Record<ErrorCode, { status: number; 'en-US': string; 'zh-CN': string; hint: string }>
> = {
  invalid_app_auth: { status: 403, 'en-US': 'You have no access to this application.', 'zh-CN': '您没有该应用的访问权限。', hint: 'Ask an administrator of the application for a role in it (ERR-01).' },
  invalid_auth: { status: 401, 'en-US': 'Your sign-in is no longer valid. Please sign in again.', 'zh-CN': '登录已失效，请重新登录。', hint: 'Send the access token of a sign-in as a bearer token (ERR-02).' },
  refresh_token_has_expired: { status: 401, 'en-US': 'The refresh token has expired. Please sign in again.', 'zh-CN': '刷新令牌已过期，请重新登录。', hint: 'Sign in again; refresh tokens live seven days (ERR-03).' },
  refresh_token_is_invalid: { status: 401, 'en-US': 'The refresh token is invalid. Please sign in again.', 'zh-CN': '刷新令牌无效，请重新登录。', hint: 'Sign in again. A refresh token that was used before ends its session (ERR-04).' },
  access_token_is_invalid: { status: 401, 'en-US': 'The access token is invalid. Please sign in again.', 'zh-CN': '访问令牌无效，请重新登录。', hint: 'The session was ended, or the token was never issued (ERR-05).' },
  access_token_has_expired: { status: 401, 'en-US': 'The access token has expired.', 'zh-CN': '访问令牌已过期。', hint: 'Call refreshToken once, then send the request again with the new token (ERR-06).' },
  workspace_out_of_use: { status: 403, 'en-US': 'This workspace has been stopped.', 'zh-CN': '该企业已停用。', hint: 'A platform administrator can enable the customer again (ERR-07).' },
  enterprise_maintenance_in_progress: { status: 403, 'en-US': 'This workspace is under maintenance. Please come back later.', 'zh-CN': '企业正在维护中，请稍后再试。', hint: 'Only the workspace\'s super administrator may work meanwhile (ERR-08).' },
  platform_maintenance_in_progress: { status: 403, 'en-US': 'The platform is under maintenance. Please come back later.', 'zh-CN': '平台正在维护中，请稍后再试。', hint: 'Only a system super administrator may work meanwhile (ERR-09).' },
  workspace_expired: { status: 403, 'en-US': 'The term of this workspace has ended.', 'zh-CN': '该企业已过期。', hint: 'A platform administrator can extend the customer\'s term (ERR-10).' },
  workspace_not_started: { status: 403, 'en-US': 'The term of this workspace has not started yet.', 'zh-CN': '该企业尚未启用。', hint: 'The customer\'s begin date lies in the future (ERR-11).' },
  invalid_client: { status: 401, 'en-US': 'This program is not known to the server.', 'zh-CN': '客户端认证失败。', hint: 'Send basic authentication of a registered client; the browser is `web` with the secret `web` (AUTH-12).' },
  invalid_credentials: { status: 401, 'en-US': 'The username or the password is wrong.', 'zh-CN': '用户名或密码错误。', hint: 'The same answer is given for unknown users (P14).' },
  account_disabled: { status: 403, 'en-US': 'This account has been disabled.', 'zh-CN': '该账号已被停用。', hint: 'An administrator can enable it again.' },
  no_workspace: { status: 403, 'en-US': 'This account belongs to no workspace yet.', 'zh-CN': '该账号尚未加入任何企业。', hint: 'An administrator of a workspace has to add the account.' },
  captcha_required: { status: 422, 'en-US': 'Please input the verification code.', 'zh-CN': '请输入验证码。', hint: 'Fetch getCaptcha or getCaptchaQuestion, and send its code as verifyCode with the same cookie.' },
  captcha_invalid: { status: 422, 'en-US': 'The verification code is wrong or has expired.', 'zh-CN': '验证码错误或已过期。', hint: 'A code works once, for two minutes, in the browser that fetched it (AUTH-49). Fetch a new one.' },
  workspace_not_offered: { status: 422, 'en-US': 'You cannot sign in to this workspace.', 'zh-CN': '无法登录所选企业。', hint: 'Send a ws_id of the list that the first answer gave.' },
  workspace_choice_expired: { status: 401, 'en-US': 'The choice took too long. Please sign in again.', 'zh-CN': '选择企业超时，请重新登录。', hint: 'The choice is open for five minutes in the browser that began it (AUTH-50). Send the form with a new code.' },
  sms_code_invalid: { status: 422, 'en-US': 'The SMS code is wrong or has expired.', 'zh-CN': '短信验证码错误或已过期。', hint: 'A code lives ten minutes and allows five tries (P15).' },
  too_many_attempts: { status: 429, 'en-US': 'Too many attempts. Please wait a little.', 'zh-CN': '尝试次数过多，请稍后再试。', hint: 'Wait for the seconds of detail.retry_after; an administrator can unlock the account (AUTH-47).' },
  malformed_request: { status: 400, 'en-US': 'The request could not be read.', 'zh-CN': '无法解析请求。', hint: 'The body is no valid JSON, form or multipart text, or its length does not match.' },
  invalid_request: { status: 422, 'en-US': 'Some values are missing or not allowed.', 'zh-CN': '部分内容缺失或不符合要求。', hint: 'detail.faults names each field with a JSON pointer.' },
  not_allowed: { status: 403, 'en-US': 'You are not allowed to do this.', 'zh-CN': '您没有执行此操作的权限。', hint: 'detail.rule names what refused, detail.roles the roles that may.' },
  not_found: { status: 404, 'en-US': 'It does not exist, or you may not see it.', 'zh-CN': '内容不存在或无权查看。', hint: 'The same answer is given for rows of another workspace (P2).' },
  operation_not_found: { status: 404, 'en-US': 'There is no such call.', 'zh-CN': '接口不存在。', hint: 'Compare method and path with openapi/generated/openapi.json.' },
  method_not_allowed: { status: 405, 'en-US': 'This address does not accept the method.', 'zh-CN': '该地址不支持此请求方法。', hint: 'The header Allow lists the methods.' },
  version_conflict: { status: 409, 'en-US': 'Somebody else has changed this meanwhile.', 'zh-CN': '内容已被他人修改。', hint: 'Compare detail.stored with detail.sent, then write again with If-Match detail.version.' },
  idempotency_conflict: { status: 409, 'en-US': 'The same key was used for another request.', 'zh-CN': '该幂等键已用于其他请求。', hint: 'Use a new Idempotency-Key for a new request; repeat one only with the same body.' },
  request_too_large: { status: 413, 'en-US': 'The request is too large.', 'zh-CN': '请求内容过大。', hint: 'Send less at once (ERR-16).' },
  unsupported_media_type: { status: 415, 'en-US': 'This kind of content is not accepted here.', 'zh-CN': '不支持的内容类型。', hint: 'Use the content type that the contract states for the operation.' },
  too_many_requests: { status: 429, 'en-US': 'Too many requests. Please wait a little.', 'zh-CN': '请求过于频繁，请稍后再试。', hint: 'Wait for the seconds of detail.retry_after.' },
  configuration_invalid: { status: 422, 'en-US': 'The configuration has mistakes and was not saved.', 'zh-CN': '配置有误，未保存。', hint: 'detail.faults names each place with a JSON pointer.' },
  nothing_to_publish: { status: 409, 'en-US': 'There is no draft to publish.', 'zh-CN': '没有可发布的草稿。', hint: 'Save a draft first; it may have been published or discarded meanwhile.' },
  document_invalid: { status: 422, 'en-US': 'The document has mistakes and was not saved.', 'zh-CN': '页面文档有误，未保存。', hint: 'detail.faults names each place with code and JSON pointer.' },
  file_missing: { status: 422, 'en-US': 'No file was sent.', 'zh-CN': '未选择文件。', hint: 'Send exactly one file in the multipart field `file` (CFG-11).' },
  file_type_refused: { status: 415, 'en-US': 'Only .jpg and .png images are accepted.', 'zh-CN': '仅支持 .jpg 和 .png 图片。', hint: 'The type is read from the file\'s bytes, not from its name (CFG-11).' },
  file_unreadable: { status: 422, 'en-US': 'The image is damaged and cannot be read.', 'zh-CN': '图片已损坏，无法读取。', hint: 'Open and save it again with an image editor.' },
  file_too_large: { status: 413, 'en-US': 'The file is too large. At most 5 MB and 40 megapixels are accepted.', 'zh-CN': '文件过大，最大支持 5 MB、4000 万像素。', hint: 'Make the image smaller before sending it (CFG-12).' },
  not_implemented: { status: 501, 'en-US': 'This call is not available yet.', 'zh-CN': '该接口尚未提供。', hint: 'The contract describes it already; a later version will serve it.' },
  unavailable: { status: 503, 'en-US': 'The server is busy. Please try again in a moment.', 'zh-CN': '服务暂不可用，请稍后再试。', hint: 'Wait for the seconds of detail.retry_after; writes may be repeated with their Idempotency-Key.' },
  storage_full: { status: 507, 'en-US': 'The server\'s storage is full. Nothing was saved.', 'zh-CN': '服务器存储空间已满，内容未保存。', hint: 'An operator has to free space; reading still works.' },
  internal_error: { status: 500, 'en-US': 'Something went wrong on the server.', 'zh-CN': '服务器内部错误。', hint: 'The log has the cause under the request id of the header X-Request-Id.' },
  network_error: { status: 0, 'en-US': 'The server cannot be reached. Please check your connection.', 'zh-CN': '无法连接服务器，请检查网络。', hint: 'No answer arrived; the request may or may not have been carried out.' },
  server_error: { status: 0, 'en-US': 'The server has a problem. Please try again later.', 'zh-CN': '服务器出现问题，请稍后再试。', hint: 'An answer from 500 to 505 without an envelope, often from a proxy (ERR-15).' },
  http_error: { status: 0, 'en-US': 'Error', 'zh-CN': '错误', hint: 'An answer without an envelope; the message is its status text (ERR-14).' },
  answer_unreadable: { status: 0, 'en-US': 'The server\'s answer could not be understood.', 'zh-CN': '无法识别服务器的响应。', hint: 'The answer is no envelope; a proxy may have replaced it.' },
  password_change_required: { status: 403, 'en-US': 'Please change your password first.', 'zh-CN': '请先修改密码。', hint: 'The password was given by an administrator; call changePassword, then go on (ORG-17).' },
  old_password_wrong: { status: 422, 'en-US': 'The old password is wrong.', 'zh-CN': '原密码错误。', hint: 'Wrong tries are counted like those of a sign-in (AUTH-47).' },
  password_refused: { status: 422, 'en-US': 'The new password does not meet the rules, or is too common.', 'zh-CN': '新密码不符合要求或过于常见。', hint: 'The environment\'s password_pattern says what it needs (VAL-06); it may not be the username or the old one.' },
  telephone_refused: { status: 422, 'en-US': 'This is not a valid mobile number.', 'zh-CN': '手机号格式错误。', hint: 'Send digits only; for +86 they are 11 and begin with 13 to 19 (VAL-09).' },
  username_taken: { status: 409, 'en-US': 'This username is taken.', 'zh-CN': '该用户名已被占用。', hint: 'Names are compared without regard to case and to the width of characters.' },
  already_member: { status: 409, 'en-US': 'This person already belongs to the workspace, or is invited.', 'zh-CN': '该用户已在企业中或已被邀请。', hint: 'Change the person with updateAccount.' },
  account_of_another_workspace: { status: 403, 'en-US': 'This account is managed by another workspace.', 'zh-CN': '该账号由其他企业管理。', hint: 'Its home workspace, the person or the platform can do it (contradictions 68).' },
  role_above_own: { status: 403, 'en-US': 'You cannot give a role above your own, or manage a person who holds one.', 'zh-CN': '不能授予或管理高于自身权限的角色。', hint: 'detail.roles names the roles that may (P4).' },
  own_account: { status: 409, 'en-US': 'You cannot do this to your own account.', 'zh-CN': '不能对自己的账号执行此操作。', hint: 'Ask another administrator; your own data and password have calls of their own.' },
  last_super_admin: { status: 409, 'en-US': 'The workspace needs at least one super administrator.', 'zh-CN': '企业至少需要一名超级管理员。', hint: 'Give the role to somebody else first.' },
  quota_exceeded: { status: 409, 'en-US': 'The workspace has reached its limit.', 'zh-CN': '已达到企业配额上限。', hint: 'The platform can raise the customer\'s quota (PH-07).' },
  account_sheet_refused: { status: 422, 'en-US': 'The sheet could not be read.', 'zh-CN': '无法读取该表格。', hint: 'Fill in the sheet of createAccountImportTemplate and keep its headings (ORG-15).' },
  subdomain_taken: { status: 409, 'en-US': 'This address is taken.', 'zh-CN': '该域名前缀已被占用。', hint: 'Choose another subdomain; reserved words are taken too.' },
  third_party_not_configured: { status: 404, 'en-US': 'This way of signing in is not set up here.', 'zh-CN': '未配置该登录方式。', hint: 'An unknown workspace is answered alike (AUTH-29).' },
  third_party_code_invalid: { status: 422, 'en-US': 'The sign-in with the other system failed. Please try again.', 'zh-CN': '第三方登录失败，请重试。', hint: 'The code was used before, has expired, or belongs to nobody here (AUTH-30).' },
  language_file_refused: { status: 422, 'en-US': 'The language file has mistakes and was not taken over.', 'zh-CN': '语言文件有误，未导入。', hint: 'detail.faults names each key; the file is JSON of key to text, or .xlsx with key and text (LANG-07).' },
  api_key_is_invalid: { status: 401, 'en-US': 'The API key is invalid, has expired or was revoked.', 'zh-CN': 'API 密钥无效、已过期或已撤销。', hint: 'Make a new one with createApiKey; its maker must still belong to the workspace.' },
  api_disabled: { status: 403, 'en-US': 'The workspace does not accept API keys.', 'zh-CN': '该企业未开启接口访问。', hint: 'The platform turns the customer\'s API on (PH-10).' },
  api_key_scope: { status: 403, 'en-US': 'The API key is not made for this call.', 'zh-CN': '该 API 密钥无权调用此接口。', hint: 'detail.rule names the scope that the key lacks; sessions and keys are only managed by people.' },
  api_key_limit: { status: 409, 'en-US': 'The workspace has as many API keys as it may have.', 'zh-CN': 'API 密钥数量已达上限。', hint: 'Revoke keys that are not used any more.' },
};

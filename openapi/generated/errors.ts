// Made by `npm run generate` from openapi/*.yaml. Changes belong there.

/** A wire code: what an answer or the client says went wrong. */
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
  | 'reset_code_invalid'
  | 'sign_in_to_switch'
  | 'support_ended'
  | 'support_read_only'
  | 'support_not_allowed'
  | 'message_limit_reached'
  | 'account_in_use'
  | 'totp_code_invalid'
  | 'recovery_code_invalid'
  | 'message_not_sent'
  | 'too_many_attempts'
  | 'malformed_request'
  | 'invalid_request'
  | 'password_not_encrypted'
  | 'password_unreadable'
  | 'not_allowed'
  | 'document_refused'
  | 'not_found'
  | 'operation_not_found'
  | 'method_not_allowed'
  | 'version_conflict'
  | 'version_required'
  | 'idempotency_conflict'
  | 'request_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'configuration_invalid'
  | 'nothing_to_publish'
  | 'approval_needed'
  | 'nothing_to_approve'
  | 'second_person_needed'
  | 'nothing_to_review'
  | 'document_invalid'
  | 'file_missing'
  | 'file_type_refused'
  | 'file_unreadable'
  | 'file_too_large'
  | 'record_file_too_large'
  | 'record_file_refused'
  | 'not_implemented'
  | 'unavailable'
  | 'query_too_heavy'
  | 'storage_full'
  | 'internal_error'
  | 'network_error'
  | 'server_error'
  | 'http_error'
  | 'answer_unreadable'
  | 'password_change_required'
  | 'totp_required'
  | 'totp_not_offered'
  | 'totp_set_up_already'
  | 'totp_not_set_up'
  | 'password_wrong'
  | 'old_password_wrong'
  | 'password_refused'
  | 'telephone_refused'
  | 'username_taken'
  | 'already_member'
  | 'invitation_open'
  | 'account_of_another_workspace'
  | 'role_above_own'
  | 'own_account'
  | 'last_super_admin'
  | 'quota_exceeded'
  | 'account_sheet_refused'
  | 'subdomain_taken'
  | 'third_party_not_configured'
  | 'third_party_code_invalid'
  | 'third_party_unbound'
  | 'third_party_login_disabled'
  | 'third_party_bound_elsewhere'
  | 'third_party_unreachable'
  | 'language_file_refused'
  | 'api_key_is_invalid'
  | 'api_disabled'
  | 'api_key_scope'
  | 'api_key_limit'
  | 'organisation_name_taken'
  | 'department_cycle'
  | 'department_too_deep'
  | 'department_in_use'
  | 'position_in_use'
  | 'user_group_in_use'
  | 'user_group_fixed'
  | 'pack_too_large'
  | 'connector_name_taken'
  | 'connector_address_refused'
  | 'connector_secret_needed'
  | 'connector_in_use'
  | 'plugin_key_taken'
  | 'plugin_name_taken'
  | 'plugin_in_use'
  | 'plugin_not_available'
  | 'plugin_not_installed'
  | 'plugin_place_refused'
  | 'report_name_taken'
  | 'table_template_name_taken'
  | 'table_template_too_deep'
  | 'table_template_folder_not_empty'
  | 'table_template_file_refused'
  | 'workflow_invalid'
  | 'workflow_connector_refused'
  | 'workflow_running'
  | 'approval_task_closed'
  | 'approval_back_refused'
  | 'application_deleted'
  | 'application_maintenance_in_progress'
  | 'application_slogan_wrong'
  | 'table_name_wrong'
  | 'application_icon_refused'
  | 'application_busy'
  | 'application_store_off'
  | 'application_address_taken'
  | 'application_address_reserved'
  | 'category_fixed'
  | 'category_not_alone'
  | 'invalid_move'
  | 'menu_linked'
  | 'menu_too_deep'
  | 'menu_has_children'
  | 'menu_target_unknown'
  | 'menu_authorization_exists'
  | 'form_design_invalid'
  | 'table_not_configured'
  | 'database_table_name_taken'
  | 'logical_table_default'
  | 'table_shared_already'
  | 'value_taken'
  | 'record_check_failed'
  | 'record_in_use'
  | 'export_too_large'
  | 'import_file_refused'
  | 'template_name_taken'
  | 'import_column_taken'
  | 'import_sheet_unreadable'
  | 'import_encoding_wrong'
  | 'import_sheet_too_large'
  | 'second_step_missing';

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
  workspace_out_of_use: { status: 403, 'en-US': 'This workspace has been disabled.', 'zh-CN': '该工作区已停用。', hint: 'A platform administrator can enable the customer again (ERR-07).' },
  enterprise_maintenance_in_progress: { status: 403, 'en-US': 'This workspace is under maintenance. Please come back later.', 'zh-CN': '工作区正在维护中，请稍后再试。', hint: 'Only the workspace\'s super administrator may work meanwhile (ERR-08).' },
  platform_maintenance_in_progress: { status: 403, 'en-US': 'The platform is under maintenance. Please come back later.', 'zh-CN': '平台正在维护中，请稍后再试。', hint: 'Only a system super administrator may work meanwhile (ERR-09).' },
  workspace_expired: { status: 403, 'en-US': 'This workspace has expired.', 'zh-CN': '该工作区已过期。', hint: 'A platform administrator can extend the customer\'s term (ERR-10).' },
  workspace_not_started: { status: 403, 'en-US': 'This workspace has not started yet.', 'zh-CN': '该工作区尚未启用。', hint: 'The customer\'s begin date lies in the future (ERR-11).' },
  invalid_client: { status: 401, 'en-US': 'The server does not know this client.', 'zh-CN': '客户端认证失败。', hint: 'Send basic authentication of a registered client; the browser is `web` with the secret `web` (AUTH-12).' },
  invalid_credentials: { status: 401, 'en-US': 'The username or the password is wrong.', 'zh-CN': '用户名或密码错误。', hint: 'The same answer is given for unknown users (P14).' },
  account_disabled: { status: 403, 'en-US': 'This account has been disabled.', 'zh-CN': '该账号已被停用。', hint: 'An administrator can enable it again.' },
  no_workspace: { status: 403, 'en-US': 'This account belongs to no workspace yet.', 'zh-CN': '该账号尚未加入任何工作区。', hint: 'An administrator of a workspace has to add the account.' },
  captcha_required: { status: 422, 'en-US': 'Please input the verification code.', 'zh-CN': '请输入验证码。', hint: 'Fetch getCaptcha or getCaptchaQuestion, and send its code as verifyCode with the same cookie.' },
  captcha_invalid: { status: 422, 'en-US': 'The code from the picture is wrong or has expired.', 'zh-CN': '图形验证码错误或已过期。', hint: 'A code works once, for two minutes, in the browser that fetched it (AUTH-49). Fetch a new one.' },
  workspace_not_offered: { status: 422, 'en-US': 'You cannot sign in to this workspace.', 'zh-CN': '无法登录所选工作区。', hint: 'Send a ws_id of the list that the first answer gave.' },
  workspace_choice_expired: { status: 401, 'en-US': 'This took too long. Please sign in again.', 'zh-CN': '操作超时，请重新登录。', hint: 'A choice or an SMS code is awaited for five minutes, in the browser that began (AUTH-50). Send the form with a new image code.' },
  sms_code_invalid: { status: 422, 'en-US': 'The SMS code is wrong or has expired.', 'zh-CN': '短信验证码错误或已过期。', hint: 'A code lives ten minutes and allows five tries (P15).' },
  reset_code_invalid: { status: 422, 'en-US': 'The code is wrong or has expired.', 'zh-CN': '验证码错误或已过期。', hint: 'A code lives ten minutes and allows five tries, together with the reset_id of the request that sent it (P15).' },
  sign_in_to_switch: { status: 403, 'en-US': 'This workspace requires a separate sign-in. Sign out, then sign in to it with your password.', 'zh-CN': '进入该工作区需重新登录，请退出登录后使用密码登录。', hint: 'The session began by a directory or a third party, or the workspace asks for a second step that the session has not passed.' },
  support_ended: { status: 401, 'en-US': 'This support session has expired, or the customer ended it.', 'zh-CN': '本次技术支持访问已到期，或已被客户终止。', hint: 'A new session takes a new consent of the customer, and createSupportTicket.' },
  support_read_only: { status: 403, 'en-US': 'Support sessions are read-only and do not show keys, sign-ins or exports.', 'zh-CN': '技术支持访问仅可查看，不能修改数据，也不显示密钥、登录信息或导出内容。', hint: 'detail.rule is `write` or `secret`. Ask somebody of the workspace to make the call.' },
  support_not_allowed: { status: 403, 'en-US': 'The customer has not allowed the platform to view its workspace. A super administrator of the customer can allow it for one hour in the system settings.', 'zh-CN': '客户当前未授权平台查看其工作区。可请客户的超级管理员在“系统设置”中授权，每次授权有效期为一小时。', hint: 'giveSupportConsent, by a WORKSPACE_SUPER_ADMIN of the customer, then again.' },
  message_limit_reached: { status: 429, 'en-US': 'No more messages can be sent here today. Try again tomorrow, or ask the platform operator.', 'zh-CN': '今日发送次数已达上限，请明天再试或联系平台管理员。', hint: 'The platform limits what its gateway sends to an address, and for a workspace, in a day (saveSafeSetting); a gateway of the workspace\'s own has no such limit.' },
  account_in_use: { status: 409, 'en-US': 'This person has already signed in. Reset the password instead.', 'zh-CN': '该成员已登录过，请改用重置密码。', hint: 'A link of an invitation sets the first password; resetAccountSecret gives a one-time one to everybody else.' },
  totp_code_invalid: { status: 422, 'en-US': 'The code is wrong or was already used. Enter the code your app shows now.', 'zh-CN': '验证码错误或已使用过，请输入验证器应用当前显示的验证码。', hint: 'A code of an authenticator app holds for about a minute and once; the clock of the telephone may be wrong.' },
  recovery_code_invalid: { status: 422, 'en-US': 'The recovery code is wrong or was already used.', 'zh-CN': '恢复码错误或已使用过。', hint: 'Each recovery code works once; new ones replace all from before.' },
  message_not_sent: { status: 502, 'en-US': 'The message could not be sent. Please try again later.', 'zh-CN': '消息发送失败，请稍后再试。', hint: 'The gateway did not take it. The server\'s log says why; an administrator can send a test message from the settings.' },
  too_many_attempts: { status: 429, 'en-US': 'Too many attempts. Please wait {retry_after} seconds.', 'zh-CN': '尝试次数过多，请在 {retry_after} 秒后重试。', hint: 'Wait for the seconds of detail.retry_after; an administrator can unlock the account (AUTH-47).' },
  malformed_request: { status: 400, 'en-US': 'The request could not be read.', 'zh-CN': '无法解析请求。', hint: 'The body is no valid JSON, form or multipart text, or its length does not match.' },
  invalid_request: { status: 422, 'en-US': 'Some values are missing or not allowed.', 'zh-CN': '部分内容缺失或不符合要求。', hint: 'detail.faults names each field with a JSON pointer.' },
  password_not_encrypted: { status: 422, 'en-US': 'The password must be sent encrypted. Please reload the page.', 'zh-CN': '此处的密码必须加密后发送，请刷新页面。', hint: 'Send it as a compact JWE, encrypted with environment.password_key of getEnvironment (AUTH-44).' },
  password_unreadable: { status: 422, 'en-US': 'The password could not be decrypted. Please try again.', 'zh-CN': '密码无法解密，请重试。', hint: 'The key may have been replaced; read environment.password_key again, and use RSA-OAEP-256 with A256GCM (AUTH-44).' },
  not_allowed: { status: 403, 'en-US': 'You are not allowed to do this.', 'zh-CN': '您没有执行此操作的权限。', hint: 'detail.rule names what refused, detail.roles the roles that may.' },
  document_refused: { status: 403, 'en-US': 'A change to this page is not allowed to do this. Reload the page. If that does not help, contact an administrator.', 'zh-CN': '此页面的修改部分无权执行此操作。请刷新页面；如仍无法解决，请联系管理员。', hint: 'detail.rule is unpublished, buildable or reach; see the header Pagewright-Document.' },
  not_found: { status: 404, 'en-US': 'It does not exist, or you do not have access to it.', 'zh-CN': '内容不存在或无权查看。', hint: 'The same answer is given for rows of another workspace (P2).' },
  operation_not_found: { status: 404, 'en-US': 'This call does not exist.', 'zh-CN': '接口不存在。', hint: 'Compare method and path with openapi/generated/openapi.json.' },
  method_not_allowed: { status: 405, 'en-US': 'This address does not accept the method.', 'zh-CN': '该地址不支持此请求方法。', hint: 'The header Allow lists the methods.' },
  version_conflict: { status: 409, 'en-US': 'Someone else has changed this in the meantime.', 'zh-CN': '内容已被他人修改。', hint: 'Compare detail.stored with detail.sent, or take detail.merge where there is one, then write again with If-Match detail.version.' },
  version_required: { status: 428, 'en-US': 'Someone may have changed this since you opened it.', 'zh-CN': '打开之后，内容可能已被他人修改。', hint: 'Read it again, and send its version as If-Match.' },
  idempotency_conflict: { status: 409, 'en-US': 'The same key was used for another request.', 'zh-CN': '该幂等键已用于其他请求。', hint: 'Use a new Idempotency-Key for a new request; repeat one only with the same body.' },
  request_too_large: { status: 413, 'en-US': 'The request is too large.', 'zh-CN': '请求内容过大。', hint: 'Send less at once (ERR-16).' },
  unsupported_media_type: { status: 415, 'en-US': 'This kind of content is not accepted here.', 'zh-CN': '不支持的内容类型。', hint: 'Use the content type that the contract states for the operation.' },
  too_many_requests: { status: 429, 'en-US': 'Too many requests. Please wait {retry_after} seconds.', 'zh-CN': '请求过于频繁，请在 {retry_after} 秒后重试。', hint: 'Wait for the seconds of detail.retry_after.' },
  configuration_invalid: { status: 422, 'en-US': 'The configuration contains errors and was not saved.', 'zh-CN': '配置有误，未保存。', hint: 'detail.faults names each place with a JSON pointer.' },
  nothing_to_publish: { status: 409, 'en-US': 'There is no draft to publish.', 'zh-CN': '没有可发布的草稿。', hint: 'Save a draft first; it may have been published or discarded meanwhile.' },
  approval_needed: { status: 409, 'en-US': 'Another administrator must approve the change before it is published.', 'zh-CN': '该修改须经另一位管理员批准后才能发布。', hint: 'Ask with askConfigurationApproval; another administrator decides with decideConfigurationApproval.' },
  nothing_to_approve: { status: 409, 'en-US': 'No approval was requested for this draft.', 'zh-CN': '没有待批准的草稿。', hint: 'The draft may have been changed or decided about since; read it again.' },
  second_person_needed: { status: 403, 'en-US': 'You requested the approval yourself. Another administrator must decide.', 'zh-CN': '这是您自己提交的申请，须由另一位管理员决定。', hint: 'approval.may_decide of getConfiguration says who may.' },
  nothing_to_review: { status: 409, 'en-US': 'There is nothing to decide here.', 'zh-CN': '没有需要决定的内容。', hint: 'Somebody may have decided already; read the list again.' },
  document_invalid: { status: 422, 'en-US': 'The document contains errors and was not saved.', 'zh-CN': '页面文档有误，未保存。', hint: 'detail.faults names each place with code and JSON pointer.' },
  file_missing: { status: 422, 'en-US': 'No file was sent.', 'zh-CN': '未选择文件。', hint: 'Send exactly one file in the multipart field `file` (CFG-11).' },
  file_type_refused: { status: 415, 'en-US': 'Only .jpg and .png images are accepted.', 'zh-CN': '仅支持 .jpg 和 .png 图片。', hint: 'The type is read from the file\'s bytes, not from its name (CFG-11).' },
  file_unreadable: { status: 422, 'en-US': 'The image is damaged and cannot be read.', 'zh-CN': '图片已损坏，无法读取。', hint: 'Open and save it again with an image editor.' },
  file_too_large: { status: 413, 'en-US': 'The file is too large. At most 5 MB and 40 megapixels are accepted.', 'zh-CN': '文件过大，最大支持 5 MB、4000 万像素。', hint: 'Make the image smaller before sending it (CFG-12).' },
  record_file_too_large: { status: 413, 'en-US': 'The file is too large for this system.', 'zh-CN': '文件超出系统允许的大小。', hint: 'Files of records may have as many megabytes as `MAX_FILE_MB` of the server says, and images 40 megapixels.' },
  record_file_refused: { status: 415, 'en-US': 'This file type is not accepted, or the file extension does not match the content.', 'zh-CN': '不支持此类文件，或文件扩展名与内容不符。', hint: 'Documents, archives, pictures and texts are taken. The kind is read from the bytes, and the ending of the name has to be one of that kind; HTML and SVG never are (P29).' },
  not_implemented: { status: 501, 'en-US': 'This call is not available yet.', 'zh-CN': '该接口尚未提供。', hint: 'The contract describes it already; a later version will serve it.' },
  unavailable: { status: 503, 'en-US': 'The server is busy. Please try again in a moment.', 'zh-CN': '服务暂不可用，请稍后再试。', hint: 'Wait for the seconds of detail.retry_after; writes may be repeated with their Idempotency-Key.' },
  query_too_heavy: { status: 422, 'en-US': 'This takes too long to compute. Please narrow it down.', 'zh-CN': '此操作计算量过大，请缩小范围后再试。', hint: 'The same call would be ended again, so it is not to be repeated; ask for fewer records, fields, groups or conditions.' },
  storage_full: { status: 507, 'en-US': 'The server\'s storage is full. Nothing was saved.', 'zh-CN': '服务器存储空间已满，内容未保存。', hint: 'An operator has to free space; reading still works.' },
  internal_error: { status: 500, 'en-US': 'Something went wrong on the server.', 'zh-CN': '服务器内部错误。', hint: 'The log has the cause under the request id of the header X-Request-Id.' },
  network_error: { status: 0, 'en-US': 'The server cannot be reached. Please check your connection.', 'zh-CN': '无法连接服务器，请检查网络。', hint: 'No answer arrived; the request may or may not have been carried out.' },
  server_error: { status: 0, 'en-US': 'The server has a problem. Please try again later.', 'zh-CN': '服务器出现问题，请稍后再试。', hint: 'An answer from 500 to 505 without an envelope, often from a proxy (ERR-15).' },
  http_error: { status: 0, 'en-US': 'Error', 'zh-CN': '错误', hint: 'An answer without an envelope; the message is its status text (ERR-14).' },
  answer_unreadable: { status: 0, 'en-US': 'The server\'s response could not be understood.', 'zh-CN': '无法识别服务器的响应。', hint: 'The answer is no envelope; a proxy may have replaced it.' },
  password_change_required: { status: 403, 'en-US': 'Please change your password first.', 'zh-CN': '请先修改密码。', hint: 'The password was given by an administrator; call changePassword, then go on (ORG-17).' },
  totp_required: { status: 403, 'en-US': 'Please set up two-step verification first.', 'zh-CN': '请先设置两步验证。', hint: 'The workspace requires codes by an authenticator app; call beginTotp and confirmTotp, then go on.' },
  totp_not_offered: { status: 403, 'en-US': 'Your workspace does not offer two-step verification with an authenticator app.', 'zh-CN': '您所在的工作区未开放验证器应用两步验证。', hint: 'An administrator changes this in the workspace\'s settings (systemManage, `totp`).' },
  totp_set_up_already: { status: 409, 'en-US': 'Two-step verification is already set up.', 'zh-CN': '两步验证已设置。', hint: 'End it first (endTotp), then set it up with the new device.' },
  totp_not_set_up: { status: 409, 'en-US': 'Two-step verification is not set up.', 'zh-CN': '两步验证尚未设置。', hint: 'Call beginTotp, then confirmTotp with a code of the app.' },
  password_wrong: { status: 422, 'en-US': 'The password is wrong.', 'zh-CN': '密码错误。', hint: 'Wrong tries are counted like those of a sign-in (AUTH-47).' },
  old_password_wrong: { status: 422, 'en-US': 'The current password is wrong.', 'zh-CN': '当前密码错误。', hint: 'Wrong tries are counted like those of a sign-in (AUTH-47).' },
  password_refused: { status: 422, 'en-US': 'The new password does not meet the rules, or is too common.', 'zh-CN': '新密码不符合要求或过于常见。', hint: 'The environment\'s password_pattern says what it needs (VAL-06); it may not be the username or the old one.' },
  telephone_refused: { status: 422, 'en-US': 'This is not a valid mobile number.', 'zh-CN': '手机号格式错误。', hint: 'Send digits only; for +86 they are 11 and begin with 13 to 19 (VAL-09).' },
  username_taken: { status: 409, 'en-US': 'This username is taken.', 'zh-CN': '该用户名已被占用。', hint: 'Names are compared without regard to case and to the width of characters.' },
  already_member: { status: 409, 'en-US': 'This person already belongs to the workspace, or is invited.', 'zh-CN': '该用户已在工作区中或已被邀请。', hint: 'Change the person with updateAccount.' },
  invitation_open: { status: 409, 'en-US': 'This person has not answered the invitation yet.', 'zh-CN': '该用户尚未接受邀请。', hint: 'Only the person can accept it; deleteAccount withdraws it (contradictions 68).' },
  account_of_another_workspace: { status: 403, 'en-US': 'This account also belongs to another workspace, or is managed by one.', 'zh-CN': '该账号同时属于其他工作区，或由其他工作区管理。', hint: 'The person or the platform can do it; its home workspace while the person belongs to no other (contradictions 68).' },
  role_above_own: { status: 403, 'en-US': 'You cannot assign a role above your own, or manage a person who has one.', 'zh-CN': '不能授予或管理高于自身权限的角色。', hint: 'detail.roles names the roles that may (P4).' },
  own_account: { status: 409, 'en-US': 'You cannot do this to your own account.', 'zh-CN': '不能对自己的账号执行此操作。', hint: 'Ask another administrator; your own data and password have calls of their own.' },
  last_super_admin: { status: 409, 'en-US': 'The workspace needs at least one super administrator.', 'zh-CN': '工作区至少需要一名超级管理员。', hint: 'Give the role to somebody else first.' },
  quota_exceeded: { status: 409, 'en-US': 'The workspace has reached its limit. A platform administrator can raise it.', 'zh-CN': '工作区已达到配额上限。如需扩容，请联系平台管理员。', hint: 'The platform can raise the customer\'s quota (PH-07).' },
  account_sheet_refused: { status: 422, 'en-US': 'The sheet could not be read.', 'zh-CN': '无法读取该表格。', hint: 'Fill in the sheet of createAccountImportTemplate and keep its headings (ORG-15).' },
  subdomain_taken: { status: 409, 'en-US': 'This address is taken.', 'zh-CN': '该域名前缀已被占用。', hint: 'Choose another subdomain; reserved words are taken too.' },
  third_party_not_configured: { status: 404, 'en-US': 'This sign-in method is not set up here.', 'zh-CN': '未配置该登录方式。', hint: 'An unknown workspace is answered alike (AUTH-29).' },
  third_party_code_invalid: { status: 422, 'en-US': 'The sign-in with the other system failed. Please try again.', 'zh-CN': '第三方登录失败，请重试。', hint: 'The code was used before or has expired, or its state is of another browser (AUTH-30).' },
  third_party_unbound: { status: 403, 'en-US': 'This sign-in is not linked to an account yet. Sign in with your password and link it, or ask an administrator.', 'zh-CN': '该登录方式尚未绑定账号。请先用密码登录并绑定，或联系管理员。', hint: 'The person is known to the third party or directory; bindThirdPartyLogin or bindDirectoryLogin ties them to an account.' },
  third_party_login_disabled: { status: 403, 'en-US': 'This sign-in method is turned off for your account.', 'zh-CN': '您的账号已被禁止使用该登录方式。', hint: 'An administrator can turn it on again with enableThirdPartyLogin (ORG-12).' },
  third_party_bound_elsewhere: { status: 409, 'en-US': 'This sign-in is already linked to another account.', 'zh-CN': '该登录方式已绑定其他账号。', hint: 'Whoever has that account can take the binding away with unbindThirdPartyLogin.' },
  third_party_unreachable: { status: 503, 'en-US': 'The other system is not responding properly. Please try again, or sign in with your password.', 'zh-CN': '第三方系统无法正常响应，请重试或使用密码登录。', hint: 'testIntegration tells an administrator what is wrong.' },
  language_file_refused: { status: 422, 'en-US': 'The language file contains errors and was not imported.', 'zh-CN': '语言文件有误，未导入。', hint: 'detail.faults names each key; the file is JSON of key to text, or .xlsx with key and text (LANG-07).' },
  api_key_is_invalid: { status: 401, 'en-US': 'The API key is invalid, has expired or was revoked.', 'zh-CN': 'API 密钥无效、已过期或已吊销。', hint: 'Make a new one with createApiKey; its maker must still belong to the workspace.' },
  api_disabled: { status: 403, 'en-US': 'The workspace does not accept API keys.', 'zh-CN': '该工作区未开启接口访问。', hint: 'The platform turns the customer\'s API on (PH-10).' },
  api_key_scope: { status: 403, 'en-US': 'The API key does not have access to this call.', 'zh-CN': '该 API 密钥无权调用此接口。', hint: 'detail.rule names the scope that the key lacks; sessions and keys are only managed by people.' },
  api_key_limit: { status: 409, 'en-US': 'The workspace has reached its limit of API keys.', 'zh-CN': 'API 密钥数量已达上限。', hint: 'Revoke keys that are not used any more.' },
  organisation_name_taken: { status: 409, 'en-US': 'This name is already in use here.', 'zh-CN': '该名称已被使用。', hint: 'Names are compared without case and outer spaces; departments need a name of their own below the same parent.' },
  department_cycle: { status: 409, 'en-US': 'A department cannot be moved into itself or below itself.', 'zh-CN': '不能将部门移动到其自身或其下级部门。', hint: 'Send the father_id of a department outside of the moved one.' },
  department_too_deep: { status: 409, 'en-US': 'Departments can have at most 20 levels.', 'zh-CN': '部门层级最多 20 级。', hint: 'The levels of the moved department count too.' },
  department_in_use: { status: 409, 'en-US': 'The department still has sub-departments or people, or a user group or a notice uses it.', 'zh-CN': '该部门仍有下级部门或人员，或被用户组、公告使用。', hint: 'detail.uses counts what has to be moved or removed first.' },
  position_in_use: { status: 409, 'en-US': 'The position is still held by people.', 'zh-CN': '仍有人员担任该职位。', hint: 'Take it from the people that detail.uses counts, or disable it.' },
  user_group_in_use: { status: 409, 'en-US': 'The user group is still used by applications.', 'zh-CN': '该用户组仍被应用使用。', hint: 'Give the applications that detail.uses counts another user group first, or disable it.' },
  user_group_fixed: { status: 409, 'en-US': 'This user group contains everyone in the workspace. Only its name can be changed.', 'zh-CN': '该用户组包含工作区全员，只能修改名称。', hint: 'Make another user group for some of the people.' },
  pack_too_large: { status: 413, 'en-US': 'These files are too large to be packed together.', 'zh-CN': '所选文件过大，无法打包。', hint: 'Pack fewer files at once (REC-06).' },
  connector_name_taken: { status: 409, 'en-US': 'A connector with this name already exists.', 'zh-CN': '该连接名称已存在。', hint: 'Names are unique in the workspace, without regard to case and outer spaces.' },
  connector_address_refused: { status: 422, 'en-US': 'This address may not be connected to.', 'zh-CN': '不允许连接该地址。', hint: 'Private, link-local and loopback addresses need the permission of the server\'s operator (P27).' },
  connector_secret_needed: { status: 422, 'en-US': 'Please enter the secret again for the new address.', 'zh-CN': '连接地址已变更，请重新输入密钥。', hint: 'A stored secret is never sent to another client, host, port or address; send `secret` with the change.' },
  connector_in_use: { status: 409, 'en-US': 'The connector is still used by workflows or forms.', 'zh-CN': '该连接仍被流程或表单使用。', hint: 'Take it out of them first, or disable it.' },
  plugin_key_taken: { status: 409, 'en-US': 'A plugin with this key already exists.', 'zh-CN': '该插件标识已存在。', hint: 'Keys are unique in the registry; checkPluginKey tells before.' },
  plugin_name_taken: { status: 409, 'en-US': 'A plugin with this name already exists.', 'zh-CN': '该插件名称已存在。', hint: 'Names are unique in the registry, without regard to case and outer spaces; checkPluginName tells before.' },
  plugin_in_use: { status: 409, 'en-US': 'The plugin is still in use.', 'zh-CN': '该插件仍在使用中。', hint: 'Take it out of headers, panels and menus first; the registry keeps what a workspace has installed.' },
  plugin_not_available: { status: 409, 'en-US': 'This plugin cannot be installed here.', 'zh-CN': '该插件不可安装。', hint: 'The platform has disabled it, or does not offer it to this workspace; checkPluginPurchase tells.' },
  plugin_not_installed: { status: 409, 'en-US': 'This plugin is not installed.', 'zh-CN': '该插件尚未安装。', hint: 'Install it first with operatePlugin.' },
  plugin_place_refused: { status: 422, 'en-US': 'This plugin cannot be placed here.', 'zh-CN': '该插件不支持此位置。', hint: 'Its location_configuration lists the places that it is made for.' },
  report_name_taken: { status: 409, 'en-US': 'A report with this name already exists.', 'zh-CN': '该报表名称已存在。', hint: 'Names are unique in the workspace, without regard to case and outer spaces.' },
  table_template_name_taken: { status: 409, 'en-US': 'A template or folder with this name already exists here.', 'zh-CN': '该文件夹下已存在同名模板或文件夹。', hint: 'Names are unique in their folder, without regard to case and outer spaces (TPL-14).' },
  table_template_too_deep: { status: 409, 'en-US': 'Folders can have at most five levels, and a folder cannot be moved into itself.', 'zh-CN': '文件夹最多五级，且不能移动到自身内。', hint: 'Choose another folder_id; the levels of a moved folder count too.' },
  table_template_folder_not_empty: { status: 409, 'en-US': 'The folder is not empty.', 'zh-CN': '文件夹不为空。', hint: 'Move or delete its templates and folders first.' },
  table_template_file_refused: { status: 422, 'en-US': 'The file is no template.', 'zh-CN': '该文件不是有效的模板。', hint: 'Send a .json that exportTableTemplate gave or an .xlsx with headings, under 10 MB; detail.faults says what is wrong.' },
  workflow_invalid: { status: 422, 'en-US': 'The workflow contains errors and was not saved.', 'zh-CN': '流程配置有误，未保存。', hint: 'detail.faults names outputs that name nothing and ways back that lead to no earlier node (FLOW-03, FLOW-04).' },
  workflow_connector_refused: { status: 403, 'en-US': 'Only workspace administrators may choose a connector.', 'zh-CN': '仅工作区管理员可以选择连接。', hint: 'Leave the nodes of the kind connector as they were, or ask one of detail.roles to choose.' },
  workflow_running: { status: 409, 'en-US': 'Runs of this workflow are still under way.', 'zh-CN': '该流程仍有进行中的实例。', hint: 'Stop it with status 3, and delete it when its runs have ended.' },
  approval_task_closed: { status: 409, 'en-US': 'This has already been decided.', 'zh-CN': '该审批已处理。', hint: 'Read the list again; somebody else, the deadline or the starter was first.' },
  approval_back_refused: { status: 422, 'en-US': 'This cannot be sent back.', 'zh-CN': '该审批节点不允许退回。', hint: 'The node has no way back; the task\'s `decisions` lists what may be decided.' },
  application_deleted: { status: 404, 'en-US': 'This application was deleted.', 'zh-CN': '该应用已被删除。', hint: 'Only people who could open it are told; for everybody else it is one that they have no role in (ROUTE-077).' },
  application_maintenance_in_progress: { status: 403, 'en-US': 'This application is under maintenance. Please come back later.', 'zh-CN': '该应用正在维护中，请稍后再试。', hint: 'Those who may edit the application work on meanwhile, and end it by saving `maintain` 0 (ROUTE-077).' },
  application_slogan_wrong: { status: 422, 'en-US': 'The typed name is not the application\'s name.', 'zh-CN': '输入的名称与应用名称不一致。', hint: 'Send the application_name as `slogan`; nothing was deleted (APP-25).' },
  table_name_wrong: { status: 422, 'en-US': 'The typed name is not the table\'s name.', 'zh-CN': '输入的名称与数据表名称不一致。', hint: 'Send the table_name as `name`; nothing was deleted.' },
  application_icon_refused: { status: 422, 'en-US': 'The icon must be a .jpg or .png image under 1 MB.', 'zh-CN': '应用图标仅支持小于 1 MB 的 .jpg 或 .png 图片。', hint: 'Upload a smaller image and send the address that the upload answered, or the name of a built-in icon (VAL-25).' },
  application_busy: { status: 409, 'en-US': 'The application is being copied, exported or imported. Please try again later.', 'zh-CN': '应用正在复制、导出或导入，请稍后再试。', hint: 'getTaskHeartbeat tells when the task has ended (TASK-09).' },
  application_store_off: { status: 409, 'en-US': 'The application store is switched off.', 'zh-CN': '应用商店未开启。', hint: 'The platform turns it on with globalConfig.app_store_enabled (ROLE-22).' },
  application_address_taken: { status: 409, 'en-US': 'Another application already has this address.', 'zh-CN': '该应用地址已被占用。', hint: 'Choose another address; addresses are unique on the platform (APP-33).' },
  application_address_reserved: { status: 422, 'en-US': 'The address may not be a word that the product uses itself.', 'zh-CN': '应用地址不能使用系统保留字。', hint: 'First parts of the product\'s own paths are reserved (ROUTE-119, ERR-33).' },
  category_fixed: { status: 409, 'en-US': 'The category of an external database cannot be deleted.', 'zh-CN': '外部数据库分类不能删除。', hint: 'It goes with its connector (CAT-15).' },
  category_not_alone: { status: 409, 'en-US': 'Only the last category at the top level can be deleted without its content.', 'zh-CN': '仅当只有一个顶级分类时，才能只删除分类本身。', hint: 'Move the content to another category first, or send clear=1 (CAT-10, CAT-11).' },
  invalid_move: { status: 409, 'en-US': 'It cannot be moved there.', 'zh-CN': '无法移动到该位置。', hint: 'Physical tables move among physical ones, logical ones within their table, and nothing into itself (ERR-27, TABLE-10).' },
  menu_linked: { status: 409, 'en-US': 'This menu is linked and cannot have sub-menus.', 'zh-CN': '目标菜单已关联内容，不能添加子菜单。', hint: 'Choose a menu without a link, or change the link with updateMenuLink (ERR-28, MENU-08).' },
  menu_too_deep: { status: 409, 'en-US': 'Menus can have at most 5 levels.', 'zh-CN': '已超过菜单最大层级（5 级）。', hint: 'The levels below the moved menu count too (ERR-29, MENU-04).' },
  menu_has_children: { status: 409, 'en-US': 'This menu has sub-menus.', 'zh-CN': '该菜单包含子菜单。', hint: 'Only a menu without sub-menus can be linked, or deleted alone (MENU-06).' },
  menu_target_unknown: { status: 422, 'en-US': 'What the menu opens does not exist.', 'zh-CN': '菜单关联的内容不存在。', hint: 'Send the id of a table, page, plugin or component of this application, or of a share with it.' },
  menu_authorization_exists: { status: 409, 'en-US': 'These permissions have already been granted. Change them instead.', 'zh-CN': '已存在该授权，请直接修改。', hint: 'One authorisation for a menu and a subject; call updateMenuAuthConfig.' },
  form_design_invalid: { status: 422, 'en-US': 'The form contains errors and was not saved.', 'zh-CN': '表单设计有误，未保存。', hint: 'detail.faults names each control (TABLE-20 to TABLE-22).' },
  table_not_configured: { status: 409, 'en-US': 'This table has no form yet.', 'zh-CN': '该表尚未配置表单。', hint: 'Save its form with configurePhysicalTable first (TABLE-09).' },
  database_table_name_taken: { status: 409, 'en-US': 'This database name is already used by another table of the application.', 'zh-CN': '该数据库表名已被应用中的其他表使用。', hint: 'Names are compared without regard to case.' },
  logical_table_default: { status: 409, 'en-US': 'The default view of a table cannot be deleted.', 'zh-CN': '默认逻辑表不能删除。', hint: 'Delete the physical table, or change the view\'s filter.' },
  table_shared_already: { status: 409, 'en-US': 'This table is shared already.', 'zh-CN': '该表已共享。', hint: 'Change the share with updateTableShare (SHARE-01).' },
  value_taken: { status: 409, 'en-US': 'Another record has the same value.', 'zh-CN': '该值已被其他记录使用。', hint: 'detail.faults names the unique fields.' },
  record_check_failed: { status: 422, 'en-US': 'The record does not meet the form\'s checks.', 'zh-CN': '记录未通过表单校验。', hint: 'detail.faults has the message of each check.' },
  record_in_use: { status: 409, 'en-US': 'Other records refer to it.', 'zh-CN': '该记录正被其他记录引用。', hint: 'detail.faults names the tables with relations that refuse it; change those records first.' },
  export_too_large: { status: 422, 'en-US': 'Too many records for one export. At most 50,000 records and 1,000,000 cells are written.', 'zh-CN': '导出内容过多，单次最多 50,000 条记录、1,000,000 个单元格。', hint: 'Narrow the filter, or export by parts.' },
  import_file_refused: { status: 422, 'en-US': 'The sheet could not be read.', 'zh-CN': '无法读取该表格文件。', hint: 'Upload an .xlsx or .csv file first and send its id; detail.faults says what is wrong with it.' },
  template_name_taken: { status: 409, 'en-US': 'The table has a template of this name already.', 'zh-CN': '该表已有同名模板。', hint: 'Names are unique in a table, without regard to case (TPL-14).' },
  import_column_taken: { status: 409, 'en-US': 'The column or the field is used by another line of this template.', 'zh-CN': '该列或字段已被此模板的其他行使用。', hint: 'A column becomes one field, and a field is filled from one column; data.pointer names the value.' },
  import_sheet_unreadable: { status: 422, 'en-US': 'The sheet cannot be read. Only .xlsx and .csv files are accepted.', 'zh-CN': '无法读取表格，仅支持 .xlsx 和 .csv 文件。', hint: 'The kind is told by content; a .csv file is read in the encoding that its bytes look like. The named sheet has to exist.' },
  import_encoding_wrong: { status: 422, 'en-US': 'The file is no text in this encoding. Choose another one.', 'zh-CN': '文件不是该编码的文本，请选择其他编码。', hint: 'Without an encoding, the file is read in the one that its bytes look like; the proposal names it.' },
  import_sheet_too_large: { status: 413, 'en-US': 'The sheet is too large. At most 10 MB, 50,000 rows and 200 columns are accepted.', 'zh-CN': '表格过大，最大支持 10 MB、50,000 行、200 列。', hint: 'Split the sheet and import it in parts (TPL-14).' },
  second_step_missing: { status: 409, 'en-US': 'This server has no SMS gateway, so codes cannot be sent.', 'zh-CN': '当前服务器未配置短信网关，无法发送验证码，因此不能开启。', hint: 'Set SMS_GATEWAY_URL on the server first, or leave sms_secondary_verification out.' },
};

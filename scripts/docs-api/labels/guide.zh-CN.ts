import type { Guide } from './guide.en-US.ts';

export const guide: Guide = {
  title: '使用指南',
  summary: '登录、密钥、列表、重试、版本与错误。',
  lead: '所有接口共用同一个源、同一种外层结构和同一种失败方式。了解一次，其余只需查名称。',
  headers: { title: '每个接口的请求头', lead: '均可省略；客户端会自动发送。' },
  exampleOf: (title) => `示例：${title}`,
  sections: [
    {
      id: 'client',
      title: '客户端',
      text: [
        'TypeScript 或 JavaScript 程序使用 `pagewright/client` 包：适用于 Node 20.19 及浏览器的单个模块，没有任何依赖。调用时使用本参考中的接口名称；名称或参数有误则无法通过编译。',
        '参数是扁平的：路径、查询、请求头和请求体的字段并列书写，返回值即外层结构中的 `data`。其他程序直接使用 HTTP：本参考说明了全部请求与响应。',
        '习惯按路径调用的程序可使用 `client.http`：它是一个 `openapi-fetch` 客户端，类型与本参考完全一致。它会发送标准请求头并保持会话有效；`data` 与 `error` 就是服务器发送的外层结构。',
      ],
      examples: ['install', 'http'],
    },
    {
      id: 'sign-in',
      title: '登录（面向人员）',
      text: [
        '[createToken](area-auth.html#createToken) 以表单形式接收用户名、密码和图形验证码。验证码与 [getCaptcha](area-auth.html#getCaptcha) 设置的 Cookie 绑定，浏览器会自动保存。建立或刷新会话的接口以基本认证携带公共客户端 `web:web`；它不是秘密，也不授予任何权限。',
        '响应有三种，以 `outcome` 区分：`token` 建立会话；`workspaces` 要求选择工作区（携带 `wsId` 再次提交同一表单）；`secondaryVerification` 要求短信验证码（携带 `sms_code` 再次提交）。',
        '访问令牌以 `Authorization: Bearer …` 发送。过期后，[refreshToken](area-auth.html#refreshToken) 用刷新令牌换取一对新令牌，每个刷新令牌只能使用一次。客户端会自动完成：所有等待的调用共用一次刷新，随后重新发送。',
      ],
      examples: ['signIn', 'signInByHand'],
    },
    {
      id: 'keys',
      title: '使用密钥（面向程序）',
      text: [
        '管理员通过 [createApiKey](area-api-key.html#createApiKey) 创建密钥，密钥内容只显示一次。密钥以 Bearer 令牌发送，无需验证码和刷新。密钥以创建者当前的权限在其工作区中操作，并且仅限其范围内的领域：`record:read`、`table:write`、`*:read`；`write` 包含 `read`。每个接口都注明了所需的范围。',
        '密钥在工作区开放 API 期间有效，直至过期或被撤销。任何范围都不包含登录和密钥管理。',
      ],
      examples: ['key', 'keyByHand'],
    },
    {
      id: 'envelope',
      title: '响应的形式',
      text: [
        '除文件外，每个响应都是 `{success, message, data, code}`，`code` 为 HTTP 状态码。时间采用 ISO 8601 格式的 UTC 时间。消息使用 `Accept-Language` 指定的语言：`zh-CN` 或 `en-US`。',
        '请求体是封闭的：未描述的字段，以及只能由服务器写入的字段，都会被拒绝并指明位置。',
      ],
    },
    {
      id: 'lists',
      title: '列表分页',
      text: [
        '列表接受 `page` 与 `size`，或上一页给出的 `cursor`，以及 `sort`（前置减号表示降序）、`search` 和按字段名的筛选；返回 `{items, page, size, total?, next_cursor?}`。',
        '使用游标时，即使期间有新增数据，每行也只出现一次；使用页码则可能重复或遗漏。计数开销最大：`total=none` 不计数，`capped` 数到 10,000 为止，`exact` 精确计数。',
      ],
      examples: ['list'],
    },
    {
      id: 'retries',
      title: '重试，以及多人修改',
      text: [
        '服务器繁忙时返回 503 或 429，并以 `Retry-After` 给出秒数。只读接口可以直接重试。写入接口携带相同的 `Idempotency-Key` 即可重试：一天之内，服务器返回第一次的结果，而不会重复写入。收到 503 后，客户端会自动重试这两类调用，最多三次。',
        '带版本的数据含有 `version`。请将读到的值作为 `If-Match` 发送；如果他人先行修改，则返回 409 `version_conflict` 及双方的值，不会丢失任何内容。',
      ],
      examples: ['retry'],
    },
    {
      id: 'failures',
      title: '处理错误',
      text: [
        '失败响应在 `data.code` 中携带[错误码表](errors.html)中的代码、可直接显示的消息，通常还有 `detail` 和供开发者参考的 `hint`。每个接口都列出了自己的错误码。请依据代码判断，不要依据消息文字。',
        '检查顺序为：会话（401）、工作区状态（403）、角色（403）、请求内容（422）、守卫。调用者无权知晓的内容返回 404，与不存在的标识相同。',
      ],
      examples: ['failure'],
    },
    {
      id: 'planned',
      title: '计划中的接口',
      text: [
        '标为“计划中”的接口已有描述，可以据此编写程序，但尚未提供服务：通过会话与角色检查后返回 501 `not_implemented`。在客户端中它们位于 `client.planned`；在别处写出其名称则无法通过编译。',
      ],
    },
  ],
};

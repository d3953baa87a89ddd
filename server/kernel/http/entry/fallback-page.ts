/** Why there is no page; the text says what the visitor can do, and nothing of the cause. */
export type FallbackReason = 'notBuilt' | 'unavailable' | 'failed' | 'nothingHere';

const texts: Readonly<Record<FallbackReason, { 'zh-CN': string; 'en-US': string }>> = {
  notBuilt: {
    'zh-CN': '页面尚未构建。请在服务器上运行 npm run build。',
    'en-US': 'The screens are not built yet. Run npm run build on the server.',
  },
  unavailable: {
    'zh-CN': '服务暂不可用，请稍后刷新页面。',
    'en-US': 'The service is busy. Please reload the page in a moment.',
  },
  failed: {
    'zh-CN': '页面暂时无法打开，请稍后再试。',
    'en-US': 'The page cannot be shown right now. Please try again later.',
  },
  nothingHere: {
    'zh-CN': '此地址没有内容。',
    'en-US': 'There is nothing at this address.',
  },
};

/** The page for when there can be none: static, in both languages, with no script and nothing to load. */
export function fallbackPage(reason: FallbackReason, requestId: string, nonce: string): string {
  const text = texts[reason];
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pagewright</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 1rem; text-align: center; }
small { opacity: 0.75; }
</style>
</head>
<body>
<main>
<h1>Pagewright</h1>
<p>${text['zh-CN']}</p>
<p lang="en-US">${text['en-US']}</p>
<p><small>${requestId}</small></p>
</main>
</body>
</html>
`;
}

import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
    { browser: 'Chrome 126', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    { browser: 'Edge 126', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    { browser: 'Firefox 128', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 17', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    { browser: 'Safari 17', system: 'macOS' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49.2600`,
    { browser: 'WeChat 8', system: 'Android' },
  ],
  ['curl/8.5.0', { browser: 'curl 8', system: '' }],
  ['node', { browser: 'Node.js', system: '' }],
  ['<script>alert(1)</script>', { browser: '', system: '' }],
  [null, { browser: '', system: '' }],
])('of the header %s a person recognises the device', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});

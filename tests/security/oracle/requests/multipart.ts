import type { RequestOf } from './request.ts';

const boundary = 'picture';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);

/** Uploads a picture of one pixel. */
export const multipart: NonNullable<RequestOf['send']> = ({ visitor, tokens }, _args, { headers = {} }) =>
  visitor.request({
    method: 'POST',
    url: '/api/common/file',
    headers: {
      ...(tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload,
  });

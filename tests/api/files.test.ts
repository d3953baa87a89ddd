import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

interface Uploaded {
  id: string;
  url: string;
  filename: string;
  variants: { url: string; width: number; height: number }[];
}

const picture = (width = 300, height = 200, background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describeOnEachDatabase('uploaded images', (open) => {
  let api: Api;
  let token: string;
  let other: string;
  beforeAll(async () => {
    api = await startApi(await open());
    token = (await signInAs(api.visitor(), 'owner')).accessToken;
    other = (await signInAs(api.visitor(), 'globex')).accessToken;
    return () => api.close();
  });

  interface Part {
    bytes: Buffer;
    name?: string;
    field?: string;
  }

  function upload(
    parts: Part[],
    as: string | undefined = token,
    fields: Record<string, string> = {},
  ): Promise<Answered> {
    const boundary = 'a-boundary-of-this-test';
    const begin = (head: string): Buffer =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`);
    const payload = Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.concat([begin(`name="${name}"`), Buffer.from(`${value}\r\n`)]),
      ),
      ...parts.map(({ bytes, name = 'logo.png', field = 'file' }) =>
        Buffer.concat([
          begin(`name="${field}"; filename="${name}"\r\nContent-Type: image/png`),
          bytes,
          Buffer.from('\r\n'),
        ]),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(as ? { authorization: `Bearer ${as}` } : {}),
    };
    return api.visitor().request({ method: 'POST', url: '/api/common/file', headers, payload });
  }
  const get = (url: string): Promise<Answered> => api.visitor().request({ method: 'GET', url });
  const stored = async (bytes: Buffer, as = token): Promise<Uploaded> =>
    (await upload([{ bytes }], as)).data as Uploaded;

  test('CFG-12 an image is stored with its variants, and each is served for ever to anybody', async () => {
    const answer = await upload([{ bytes: await picture(1200, 600) }], token, { purpose: 'background' });
    expect(answer).toMatchObject({ status: 200 });
    const file = answer.data as Uploaded;
    expect(file.variants.map(({ width, height }) => [width, height])).toEqual([
      [148, 74],
      [960, 480],
      [1200, 600],
    ]);
    for (const { url } of [file, ...file.variants]) {
      const { status, headers, bytes } = await get(url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-type': url.endsWith('.webp') ? 'image/webp' : 'image/png',
      });
      expect((await sharp(bytes).metadata()).format).toBe(url.endsWith('.webp') ? 'webp' : 'png');
    }
  });

  test('the same image again is the same file; of another workspace it is another one', async () => {
    const bytes = await picture(50, 50, '#ff0000');
    const [first, again, foreign] = [await stored(bytes), await stored(bytes), await stored(bytes, other)];
    expect(again).toEqual(first);
    expect(foreign.url).not.toBe(first.url);
  });

  test('a system role uploads for the platform', async () => {
    const root = (await signInAs(api.visitor(), 'root')).accessToken;
    const file = await stored(await picture(60, 60), root);
    expect(await get(file.url)).toMatchObject({ status: 200 });
  });

  test('CFG-11 P29 a GIF, an SVG or a page by the name of .png is refused', async () => {
    for (const text of ['GIF89a/*', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>']) {
      expect(await upload([{ bytes: Buffer.from(text) }])).toMatchObject({ status: 415, code: 'file_type_refused' });
    }
  });

  test('CFG-11 one file at a time, and not none', async () => {
    const bytes = await picture(20, 20);
    const two = await upload([{ bytes }, { bytes, field: 'second' }]);
    expect(two).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(await upload([])).toMatchObject({ status: 422, code: 'file_missing' });
    expect(await upload([{ bytes: Buffer.alloc(0) }])).toMatchObject({ status: 422, code: 'file_missing' });
  });

  test('CFG-12 more than 5 MB are refused', async () => {
    const bytes = Buffer.concat([await picture(20, 20), Buffer.alloc(6 * 1024 * 1024)]);
    expect(await upload([{ bytes }])).toMatchObject({ status: 413, code: 'file_too_large' });
  });

  test('P29 the name that it came with is only shown', async () => {
    const name = '../../etc/pass\u202ewd<script>.png';
    const { data } = await upload([{ bytes: await picture(31, 31), name }]);
    expect(data).toMatchObject({
      filename: 'passwd<script>.png',
      url: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.png$/),
    });
  });

  test('P4 a field that the contract does not have is refused', async () => {
    const answer = await upload([{ bytes: await picture(20, 20) }], token, { ws_id: 'globex' });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('nobody uploads without signing in, and an unknown name is not found', async () => {
    expect(await upload([{ bytes: await picture(20, 20) }], '')).toMatchObject({ status: 401 });
    for (const name of [`${'0'.repeat(40)}.png`, `${'0'.repeat(40)}-148.webp`, 'x.png']) {
      expect(await get(`/files/${name}`)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await get('/files/..%2f..%2fpackage.json')).status).toBeGreaterThanOrEqual(400);
  });

  test('P42 an upload is in the operation log of its workspace', async () => {
    const file = await stored(await picture(33, 44));
    const { ws_id } = await signInAs(api.visitor(), 'owner');
    const rows = await api.database.tenant(ws_id ?? '', (query) =>
      query.selectFrom('operation_log').selectAll().where('target', '=', file.id).execute(),
    );
    expect(rows).toMatchObject([{ module: 'file', action: 'uploadFile', user_name: 'owner' }]);
  });
});

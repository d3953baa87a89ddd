import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, buildTable, field } from './relations.ts';
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
    api = await startApi(await open(), { MAX_FILE_MB: '7' });
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
    more: Record<string, string> = {},
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
      ...more,
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

  test('CFG-11 VAL-18 P29 a GIF, an SVG or a page by the name of .png is refused', async () => {
    for (const text of ['GIF89a/*', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><p>']) {
      expect(await upload([{ bytes: Buffer.from(text) }])).toMatchObject({ status: 415, code: 'file_type_refused' });
    }
  });

  test('CFG-11 VAL-18 one file at a time, and not none', async () => {
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

  const keep = (bytes: Buffer, name: string, as = token): Promise<Answered> =>
    upload([{ bytes, name }], as, { purpose: 'record' });
  /** Uploaded as a file of a record, as `openFiles` gives it. */
  const remaining = async (bytes: Buffer, name: string, as = token): Promise<Uploaded> => {
    const { id, url } = (await keep(bytes, name, as)).data as Uploaded;
    expect(url).toBe('');
    const file = await opened(id, as);
    if (!file) throw new Error('What was uploaded cannot be opened.');
    return file;
  };
  const openAll = (ids: string[], as = token, more: Record<string, string> = {}): Promise<Answered> =>
    api.visitor().request({
      method: 'POST',
      url: '/api/common/file/open',
      headers: { ...more, authorization: `Bearer ${as}` },
      payload: { ids },
    });
  const opened = async (id: string, as = token): Promise<Uploaded | undefined> =>
    ((await openAll([id], as)).data as { files: Uploaded[] }).files[0];
  const pdf = Buffer.from('%PDF-1.7\n%canary\n');

  test('NOTE-07 P29 a file of a record is private: an address signed for it gives it, for a quarter of an hour', async () => {
    const file = await remaining(pdf, 'Plan 9 (é).pdf');
    expect(file).toMatchObject({ filename: 'Plan 9 (é).pdf', size: pdf.length, width: 0, variants: [] });
    const answer = await get(file.url);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': "attachment; filename*=UTF-8''Plan%209%20%28%C3%A9%29.pdf",
    });
    const foreignUrl = file.url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect(await get(foreignUrl)).toMatchObject({ status: 404, code: 'not_found' });
    api.advance(16 * 60_000);
    token = (await signInAs(api.visitor(), 'owner')).accessToken;
    other = (await signInAs(api.visitor(), 'globex')).accessToken;
    expect(await get(file.url)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await get((await opened(file.id))?.url ?? '')).toMatchObject({ status: 200 });
  });

  test('REC-06 P2 files are packed into one zip, names that are there twice get a number, and a foreign file is not found', async () => {
    const texts = ['first\n', 'second\n', 'third\n'];
    const ids: string[] = [];
    for (const [index, text] of texts.entries())
      ids.push((await remaining(Buffer.from(`%PDF-1.7\n${text}`), index === 2 ? '图纸.pdf' : 'plan.pdf')).id);
    const pack = (files: object[], as = token): Promise<Answered> =>
      api.visitor().request({
        method: 'POST',
        url: '/api/common/pack-file',
        headers: { authorization: `Bearer ${as}` },
        payload: { files },
      });
    const answer = await pack([...ids.map((file_id) => ({ file_id })), { file_id: ids[0], filename: 'mine.pdf' }]);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.bytes.length),
    });
    const unpacked = Object.entries(unzipSync(answer.bytes)).map(([name, bytes]) => [name, strFromU8(bytes)]);
    expect(unpacked).toEqual([
      ['plan.pdf', '%PDF-1.7\nfirst\n'],
      ['plan (2).pdf', '%PDF-1.7\nsecond\n'],
      ['图纸.pdf', '%PDF-1.7\nthird\n'],
      ['mine.pdf', '%PDF-1.7\nfirst\n'],
    ]);
    expect(await pack([{ file_id: ids[0] }, { file_id: ids[1] }], other)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(await pack([])).toMatchObject({ status: 422 });
  });

  test('P29 nobody reaches a file of a record by the address of public images', async () => {
    const { id } = await remaining(await picture(70, 70), 'a.png');
    const row = await api.database.tenant((await signInAs(api.visitor(), 'owner')).ws_id ?? '', (query) =>
      query.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ is_public: false, name: expect.stringMatching(/^[0-9a-f]{40}\.png$/) });
    for (const name of [row.name, ...Object.values(row.variants)]) {
      expect(await get(`/files/${name}`)).toMatchObject({ status: 404 });
    }
  });

  test('P29 an image of a record is encoded again, has variants, and is shown and not downloaded', async () => {
    const bytes = Buffer.concat([await picture(1200, 600), Buffer.from('<script>canary</script>')]);
    const file = await remaining(bytes, 'photo.png');
    expect(file.variants.map(({ width }) => width)).toEqual([148, 960, 1200]);
    for (const { url } of [file, ...file.variants]) {
      const answer = await get(url);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringMatching(/^image\/(png|webp)$/),
        'content-disposition': expect.stringMatching(/^inline/),
        'x-content-type-options': 'nosniff',
      });
      expect(answer.bytes.includes('canary')).toBe(false);
    }
  });

  test('P2 an id of another workspace is left out like an unknown one', async () => {
    const { id } = await remaining(pdf, 'a.pdf', other);
    const unknown = id.replace(/.{6}$/, '000000');
    const answers = [await openAll([id]), await openAll([unknown])];
    expect(answers.map(({ status, data }) => [status, (data as { files: [] }).files])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect(await opened(id, other)).toMatchObject({ id });
    // A public image is no file of a record either.
    expect(await opened((await stored(await picture(21, 22))).id)).toBeUndefined();
  });

  test('P29 what is no document, archive, picture or text is refused, and so is a name that tells something else', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
    const refused: [string | Buffer, string][] = [
      [svg, 'a.svg'],
      [svg, 'a.txt'],
      [`\ufeff\n<?xml version="1.0"?>${svg}`, 'a.txt'],
      ['<!doctype html><p>', 'a.md'],
      ['words <script>alert(1)</script>', 'a.txt'],
      ['alert(1)', 'a.js'],
      ['words', 'a.pdf'],
      [pdf, 'a.html'],
      [pdf, 'a'],
      [Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), 'a.txt'],
      [Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), 'a.zip'],
    ];
    for (const [bytes, name] of refused) {
      const answer = await keep(Buffer.from(bytes), name);
      expect([name, answer.status, answer.code]).toEqual([name, 415, 'record_file_refused']);
    }
    for (const text of [Buffer.from('姓名,数\n王,1'), Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x31])]) {
      expect(await keep(text, 'a.csv')).toMatchObject({ status: 200 });
    }
    expect(await keep(Buffer.alloc(7 * 1024 * 1024 + 1, 'a'), 'a.txt')).toMatchObject({
      status: 413,
      code: 'record_file_too_large',
    });
  });

  test('contradictions 3 inside an application a super administrator adds files of its workspace, and SYSTEM_ADMIN reads them', async () => {
    const [root, sysadmin] = await createCallers(api, 'root', 'sysadmin');
    const inside = { application_id: seedId('application acme Leave and absence') };
    const add = (by: Caller) => upload([{ bytes: pdf, name: 'inside.pdf' }], by.token, { purpose: 'record' }, inside);
    expect(await add(sysadmin)).toMatchObject({ status: 403, code: 'not_allowed' });
    const { id } = (await add(root)).data as Uploaded;
    expect((await openAll([id], sysadmin.token, inside)).data, 'held by no record').toMatchObject({ files: [] });
    const [owner] = await createCallers(api, 'owner');
    const { tableId } = await buildTable(owner, 'With files', [field('plan', { type: 'file' })]);
    await addRecord(root, tableId, { plan: [id] });
    expect(await opened(id, owner.token), 'of the workspace').toMatchObject({ id });
    expect((await openAll([id], sysadmin.token, inside)).data).toMatchObject({ files: [{ id }] });
    expect((await openAll([id], sysadmin.token)).data, 'outside of it').toMatchObject({ files: [] });
  });

  test('P42 a file of a record is in the operation log, without its address', async () => {
    const file = await remaining(pdf, 'logged.pdf');
    const { ws_id } = await signInAs(api.visitor(), 'owner');
    const rows = await api.database.tenant(ws_id ?? '', (query) =>
      query.selectFrom('operation_log').selectAll().where('target', '=', file.id).execute(),
    );
    expect(rows).toMatchObject([{ action: 'uploadFile', after: { filename: 'logged.pdf', purpose: 'record' } }]);
    expect(JSON.stringify(rows)).not.toContain('/files/');
  });
});

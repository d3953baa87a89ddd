import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient, type Progress } from '#openapi/client';
import { fail, type Peer, type Received, startPeer, succeed } from '#tests/contract/peer.ts';
import { multipartBlob } from './upload-by-stream.ts';

let peer: Peer | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await peer?.close();
});

async function setUp(
  answer: (request: Received, response: ServerResponse) => void = (_request, response) => succeed(response, null),
  more: Pick<ClientOptions, 'wait' | 'fetch'> = {},
) {
  peer = await startPeer(answer);
  const { baseUrl, received } = peer;
  return { client: createClient({ baseUrl, apiKey: 'pwk_1', locale: 'en-US', ...more }), received, baseUrl };
}

/** The form as a server reads it. */
async function formOf(request: Received | undefined): Promise<FormData> {
  const headers = { 'content-type': request?.headers['content-type'] ?? '' };
  return new Response(Buffer.from(request?.body ?? '', 'latin1'), { headers }).formData();
}

describe('uploads with progress', () => {
  it('in Node the bytes are counted as they leave, up to exactly their total', async () => {
    const { client, received } = await setUp();
    const seen: Progress[] = [];
    const file = new File(['x'.repeat(300_000)], 'logo.png', { type: 'image/png' });
    await client.call('uploadFile', { file, purpose: 'logo' }, { onProgress: (progress) => seen.push(progress) });
    const total = received[0]?.body.length;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ loaded }) => loaded)).toEqual(seen.map(({ loaded }) => loaded).sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ loaded: total, total });
    const form = await formOf(received[0]);
    expect(form.get('purpose')).toBe('logo');
    expect(form.get('file')).toMatchObject({ name: 'logo.png', type: 'image/png', size: 300_000 });
    expect(received[0]?.headers.authorization).toBe('Bearer pwk_1');
  });

  it('a file of the disk is streamed, not read first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-upload-'));
    try {
      const path = join(folder, 'a.png');
      await writeFile(path, 'from the disk');
      const { client, received } = await setUp();
      const seen: Progress[] = [];
      await client.call('uploadFile', { file: await openAsBlob(path) }, { onProgress: (at) => seen.push(at) });
      const file = (await formOf(received[0])).get('file');
      expect(await new Response(file).text()).toBe('from the disk');
      expect(seen.at(-1)?.loaded).toBe(seen.at(-1)?.total);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('a repeated upload counts from the beginning again', async () => {
    let count = 0;
    const { client, received } = await setUp(
      (_request, response) => {
        count += 1;
        if (count === 1) fail(response, 503, 'unavailable', { headers: { 'retry-after': '1' } });
        else succeed(response, null);
      },
      { wait: async () => undefined },
    );
    const seen: number[] = [];
    const options = { idempotencyKey: 'upload-01', onProgress: ({ loaded }: Progress) => seen.push(loaded) };
    await client.call('uploadFile', { file: new File(['abc'], 'a.png') }, options);
    expect(received[0]?.body.length).toBe(received[1]?.body.length);
    expect(seen.filter((loaded) => loaded === received[0]?.body.length)).toHaveLength(2);
  });

  it('other bodies report their progress too, and keep their type', async () => {
    const { client, received } = await setUp();
    const seen: Progress[] = [];
    const args = { kind: 'theme', key: 'a', value: { text: '中' } } as const;
    await client.call('saveConfiguration', args, { onProgress: (progress) => seen.push(progress) });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(seen.at(-1)).toEqual({ loaded: received[0]?.body.length, total: received[0]?.body.length });
  });

  it('an upload stops in the middle when its signal aborts', async () => {
    const { client } = await setUp(() => undefined);
    const controller = new AbortController();
    const onProgress = (): void => controller.abort(new Error('changed my mind'));
    const file = new File([new Uint8Array(20_000_000)], 'big.png');
    await expect(client.call('uploadFile', { file }, { signal: controller.signal, onProgress })).rejects.toThrow(
      'changed my mind',
    );
  });

  it('a value that is no file of this program is refused before anything is sent', async () => {
    const { client, received } = await setUp();
    const file = { size: 1, type: '', arrayBuffer: async () => new ArrayBuffer(1), text: async () => 'x' };
    await expect(client.call('uploadFile', { file })).rejects.toThrow('"file" has to be a Blob or a File');
    expect(received).toEqual([]);
  });
});

/** What a browser's XMLHttpRequest does, over the global fetch. */
class PeerXhr {
  responseType = '';
  response: unknown = null;
  status = 0;
  statusText = '';
  upload: { onprogress: ((event: Progress & { lengthComputable: boolean }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private url = '';
  private method = '';
  private headers = new Headers();
  private answered = new Headers();
  private controller = new AbortController();
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.controller.abort();
  }
  getAllResponseHeaders(): string {
    return [...this.answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  send(body: FormData): void {
    const { method, headers, controller } = this;
    this.upload.onprogress?.({ loaded: 4, total: 8, lengthComputable: true });
    fetch(this.url, { method, headers, body, signal: controller.signal }).then(
      async (response) => {
        this.answered = response.headers;
        Object.assign(this, { status: response.status, statusText: response.statusText });
        this.response = await response.blob();
        this.onload?.();
      },
      () => controller.signal.aborted || this.onerror?.(),
    );
  }
}

describe('uploads with progress where there is an XMLHttpRequest', () => {
  it('the browser tells the progress, and the answer is read like any other', async () => {
    vi.stubGlobal('XMLHttpRequest', PeerXhr);
    const { client, received } = await setUp((_request, response) => succeed(response, { id: '1' }));
    const seen: Progress[] = [];
    const file = new File(['x'], 'a.png');
    const answer = await client.call('uploadFile', { file }, { onProgress: (at) => seen.push(at) });
    expect(answer).toEqual({ id: '1' });
    expect(seen).toEqual([{ loaded: 4, total: 8 }]);
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer pwk_1', platform: 'web' });
    expect((await formOf(received[0])).get('file')).toMatchObject({ name: 'a.png' });
  });

  it('a denial, a lost network and an abort end it like any other call', async () => {
    vi.stubGlobal('XMLHttpRequest', PeerXhr);
    const { client } = await setUp((request, response) => {
      if (request.body.includes('refuse')) fail(response, 415, 'file_type_refused');
      else if (request.body.includes('cut')) response.destroy();
    });
    const upload = (text: string, signal?: AbortSignal): Promise<unknown> =>
      client.call('uploadFile', { file: new File([text], 'a.png') }, { onProgress: () => undefined, signal });
    await expect(upload('refuse')).rejects.toMatchObject({ code: 'file_type_refused', operation: 'uploadFile' });
    await expect(upload('cut')).rejects.toMatchObject({ code: 'network_error' });
    await expect(upload('wait', AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('multipartBlob', () => {
  it('is read back as the same form, whatever the names are', async () => {
    const form = new FormData();
    form.append('text', 'line\r\nline "quoted" 中');
    form.append('a"b\n', 'x');
    form.append('file', new File(['bytes'], 'na"me\r\n.png', { type: 'image/png' }));
    const blob = multipartBlob(form);
    const [ours, theirs] = await Promise.all([blob, form].map((body) => new Response(body).formData()));
    const fields = (read: FormData | undefined): unknown[] =>
      [...(read ?? [])].map(([name, value]) => [name, typeof value === 'string' ? value : [value.type, value.size]]);
    expect(fields(ours)).toEqual(fields(theirs));
    expect((await blob.text()).split('\r\n').filter((line) => line.startsWith('Content-Disposition'))).toHaveLength(3);
  });
});

import { afterEach, expect, test } from 'vitest';
import { createClient, type Progress } from '#openapi/client';
import { fail, type Peer, startPeer } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

async function setUp(answer: Parameters<typeof startPeer>[0]) {
  peer = await startPeer(answer);
  return createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1', locale: 'en-US' });
}

const args = { id: 'm1', fields: ['title'], format: 'csv' as const };

test('a download is a File with the server’s name, and its bytes are counted up to their total', async () => {
  const content = 'x'.repeat(300_000);
  const client = await setUp((_request, response) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.setHeader('content-length', content.length);
    response.setHeader('content-disposition', 'attachment; filename="orders.csv"');
    response.end(content);
  });
  const seen: Progress[] = [];
  const file = await client.call('exportRecords', args, {
    asFile: true,
    onReceive: (progress) => seen.push(progress),
  });
  expect(file).toBeInstanceOf(File);
  expect(file).toMatchObject({ name: 'orders.csv', type: 'text/csv', size: content.length });
  expect(seen.at(-1)).toEqual({ loaded: content.length, total: content.length });
  expect(await client.call('exportRecords', args)).not.toBeInstanceOf(File);
});

test('a JSON file is a file, and a failure in an envelope a failure', async () => {
  let isFailing = false;
  const client = await setUp((_request, response) => {
    if (isFailing) return fail(response, 422, 'export_too_large');
    response.setHeader('content-type', 'application/json');
    response.end('{"a":1}');
  });
  const file = await client.call('exportRecords', args, { asFile: true });
  expect(file).toMatchObject({ name: '', type: 'application/json', size: 7 });
  isFailing = true;
  await expect(client.call('exportRecords', args, { asFile: true })).rejects.toMatchObject({
    code: 'export_too_large',
  });
});

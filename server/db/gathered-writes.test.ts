import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { GatheredWrites } from './gathered-writes.ts';

test('what is written in one turn of the event loop leaves together, and nothing stays behind', async () => {
  const sent: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      sent.push(String(chunk));
      done();
    },
    writev: (chunks, done) => {
      sent.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const writes = new GatheredWrites(stream);
  const write = (text: string): void => {
    writes.hold();
    stream.write(text);
  };
  write('commit');
  await Promise.resolve();
  write('begin');
  write('select');
  expect(sent).toEqual([]);
  await new Promise(setImmediate);
  expect(sent).toEqual(['commit begin select']);
  write('alone');
  await new Promise(setImmediate);
  expect(sent).toEqual(['commit begin select', 'alone']);
});

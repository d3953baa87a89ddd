import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CheckerKit } from '#engine/checker';
import { contractExcerpt } from '#engine/compiler';
import type { DesignKit } from './documents.ts';

/** Writes the kit when it is first asked for, part by part: each takes some milliseconds, and others get their turn between two. */
export function createDesignKit(shipped: CheckerKit): () => Promise<DesignKit> {
  let kit: Promise<DesignKit> | undefined;
  return () => (kit ??= writeKit(shipped));
}

async function writeKit({ documents, contract, ...kit }: CheckerKit): Promise<DesignKit> {
  const { widgets, actions, roleSets, messages } = kit;
  const members: [name: string, json: string][] = [];
  const parts = { widgets, actions, contract: contractExcerpt(contract), roleSets, messages };
  for (const [name, part] of Object.entries(parts)) {
    members.push([name, JSON.stringify(part)]);
    await turn();
  }
  // Folders are not listed in the same order on every machine.
  const ids = [...documents.keys()].sort();
  const sources = ids.map((id) => `${JSON.stringify(id)}:${JSON.stringify(documents.get(id))}`);
  members.push(['documents', `{${sources.join(',')}}`]);
  await turn();
  const json = `{${members.map(([name, part]) => `"${name}":${part}`).join(',')}}`;
  const hash = createHash('sha256').update(json).digest('hex');
  return { hash, gzip: await promisify(gzip)(json) };
}

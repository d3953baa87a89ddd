import { setTimeout as wait } from 'node:timers/promises';
import { costlyChanges, costlyDocuments } from '#tests/reliability/costly-documents.ts';
import { costlyImage } from '#tests/reliability/costly-image.ts';
import type { Sent } from './make-site.ts';

/** What one hostile workspace sends, one request after the other. */
export interface Hostility {
  title: string;
  /** The next request of a caller with this token. */
  next(token: string): Promise<Sent> | Sent;
}

const overlay = '/api/wp/configuration/overlay/session.login';
const signed = (token: string) => ({ authorization: `Bearer ${token}` });
const json = (token: string) => ({ ...signed(token), 'content-type': 'application/json' });

/** Bodies in turn, made once: making them must not take the processor from the server. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    at += 1;
    // Safe: there is at least one item.
    return items[at % items.length] as Item;
  };
}

function upload(token: string, content: Blob, name: string, purpose: string) {
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('file', content, name);
  return { path: '/api/common/file', method: 'POST', headers: signed(token), body };
}

/** Eight kinds of hostile workspaces. */
export async function hostilities(): Promise<readonly Hostility[]> {
  const documents = inTurn(Object.values(costlyDocuments).map((document) => JSON.stringify({ document })));
  const changesOf = (round: number) =>
    Object.values(costlyChanges).map((changes) => JSON.stringify({ value: { operations: changes(round) } }));
  const changes = inTurn([...changesOf(1), ...changesOf(2)]);
  const drafts = inTurn([...changesOf(3), ...changesOf(4)]);
  const image = new Blob([new Uint8Array(await costlyImage())]);
  const file = new Blob([Buffer.alloc(19 * 1_048_576, '%PDF-1.7\n')]);
  let number = 0;
  let isSaved = false;
  return [
    {
      title: 'checks of the worst documents',
      next: (token) => ({ path: '/api/wp/document/check', method: 'POST', headers: json(token), body: documents() }),
    },
    {
      title: 'changes that are saved and published',
      next(token) {
        isSaved = !isSaved;
        return isSaved
          ? { path: overlay, method: 'PUT', headers: json(token), body: changes() }
          : { path: `${overlay}/publish`, method: 'POST', headers: json(token), body: '{}' };
      },
    },
    {
      title: 'drafts',
      next: (token) => ({ path: overlay, method: 'PUT', headers: json(token), body: drafts() }),
    },
    { title: 'costly images', next: (token) => upload(token, image, 'a.png', 'picture') },
    { title: 'files of 19 MB', next: (token) => upload(token, file, 'a.pdf', 'record') },
    {
      title: 'calls that are refused',
      next: (token) => ({ path: '/api/b/customer', headers: signed(token) }),
    },
    {
      title: 'large lists',
      next: (token) => ({
        path: '/log/api/log/list',
        method: 'POST',
        headers: json(token),
        body: JSON.stringify({ size: 100, total: 'exact' }),
      }),
    },
    {
      title: 'sign-in pages at ever new addresses',
      next() {
        number += 1;
        return { path: `/login?number=${number}`, headers: { accept: 'text/html' } };
      },
    },
  ];
}

/** Sends until the signal ends it, and counts the answers by their status. */
export async function beHostile(
  { origin, next }: { origin: string; next: () => Promise<Sent> | Sent },
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  while (!signal.aborted) {
    const { path, ...request } = await next();
    const status = await fetch(origin + path, { ...request, signal })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      })
      // A connection that the server ends is an answer, too; at the end of the load it is ours that is ended.
      .catch(() => (signal.aborted ? 'ended' : 'cut off'));
    counts.set(status, (counts.get(status) ?? 0) + 1);
    // Even a hostile caller has a way to the server.
    await wait(2);
  }
  return counts;
}

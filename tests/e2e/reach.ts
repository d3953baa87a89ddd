/** What a test asks the product for: `npm run test:changed` runs the specs that a change can reach (`scripts/changed`). */
import type { BrowserContext, Response as Answer, TestInfo } from '@playwright/test';
import { operations } from '#openapi';
import type { SpecReach } from '#scripts/changed/reached-specs.ts';

/** The name under which a test hands over what it asked for (`keep-reach.ts`). */
export const reachName = 'reach';

const calls = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const operationAt = (method: string, address: string): string | undefined => {
  const path = new URL(address).pathname;
  return calls.find((call) => call.method === method && call.pattern.test(path))?.id;
};

/** A compiled page or layout, as it is sent. */
const isDocument = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'format' in value && 'messages' in value;

/** The ids of the documents in an answer of JSON, or in the data block of a page. */
function documentsIn(text: string, isPage: boolean): string[] {
  const block = isPage ? /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] : text;
  if (!block) return [];
  const found: string[] = [];
  JSON.parse(block, (_key, value) => {
    if (isDocument(value)) found.push(value.id);
    return value;
  });
  return found;
}

/** Of the test that runs now: a worker runs one at a time. */
const asked = { operations: new Set<string>(), documents: new Set<string>() };

/** Notes a call of this method and address. */
export function noteCall(method: string, address: string): void {
  const id = operationAt(method, address);
  if (id) asked.operations.add(id);
}

/** Documents arrive by a call, and the first one within the page itself. */
async function noteDocuments(answer: Answer): Promise<void> {
  const isPage = answer.headers()['content-type']?.startsWith('text/html') === true;
  if (!isPage && operationAt(answer.request().method(), answer.url()) !== 'getDocument') return;
  // A page that has gone before its answer is read did not show it.
  const text = await answer.text().catch(() => '');
  for (const id of documentsIn(text, isPage)) asked.documents.add(id);
}

/** Notes what all pages of a context ask for. */
export function noteReach(context: BrowserContext): void {
  context.on('request', (request) => noteCall(request.method(), request.url()));
  context.on('response', (answer) => void noteDocuments(answer));
}

/** Hands over what the test asked for, and forgets it. */
export async function handOverReach(info: TestInfo): Promise<void> {
  const reach: SpecReach = { operations: [...asked.operations], documents: [...asked.documents] };
  asked.operations.clear();
  asked.documents.clear();
  await info.attach(reachName, { body: JSON.stringify(reach), contentType: 'application/json' });
}

import type { CompiledDocument } from '#engine/document';
import type { EngineHost } from '#engine/runtime';
import type { BootData } from '#openapi';

/** The data block of the entry page: the first screen needs no request. */
export type Boot = BootData<CompiledDocument, EngineHost['messages'][string]>;

/** Reads the data block of the entry page. Throws when the page was not made by this product's server. */
export function readBoot(page: Document): Boot {
  const block = page.getElementById('pagewright-boot');
  if (!block?.textContent)
    throw new Error('This page has no data block "pagewright-boot": open it through the server.');
  // Safe: the server writes the block in this shape (openapi/wire), and nothing else can write into the page.
  return JSON.parse(block.textContent) as Boot;
}

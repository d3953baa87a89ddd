/** Writes docs/sealed-nodes.md: which nodes of the shipped pages no change may touch, and why; worked out as the checker does. */
import { createCatalogue, readContract } from '#engine/compiler';
import { analyse, createFragmentCalls, sealedParts } from '#engine/rights';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { root } from '../install.mjs';
import { notice, writeGenerated } from './files.ts';

const head = `<!-- ${notice} -->

# Sealed nodes of the shipped pages

A node is sealed when its events reach a call that is not marked \`x-buildable\` in the contract, or when it is a fragment that does.
A changed page keeps such a node as it is shipped, or removes it. A node that feeds sealed ones writes or hands out what they work with: only
its words and fixed values such as a height may change. [Changed pages](changed-pages.md) says why, and what to do instead.
`;

export async function generateSealedDocs(): Promise<void> {
  const { documents, widgets, actions, contract } = await loadShipped(root);
  const context = {
    catalogue: createCatalogue({ widgets, actions }),
    operations: readContract(contract),
    documents: (id: string) => documents.get(id),
  };
  const fragmentCalls = createFragmentCalls(context);
  const sections: string[] = [];
  for (const id of [...documents.keys()].toSorted()) {
    const document = documents.get(id);
    const sealed = document && sealedParts(analyse(document, context.catalogue), context, fragmentCalls);
    if (!sealed || sealed.nodes.size === 0) continue;
    const rows = [...sealed.nodes].map(([node, calls]) => `| \`${node}\` | ${list(calls)} |`);
    const feeders = sealed.feeders.size > 0 ? `\nFed by ${list(sealed.feeders)}.\n` : '';
    sections.push(`## ${id}\n\n| node | reaches |\n|---|---|\n${rows.join('\n')}\n${feeders}`);
  }
  await writeGenerated('docs/sealed-nodes.md', `${[head, ...sections].join('\n').trimEnd()}\n`);
}

function list(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(', ');
}

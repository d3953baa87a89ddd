import type { IntlShape } from 'react-intl';
import type { DocumentSource } from '#engine/document';
import { type Compiled, nodeAtPointer } from '#engine/designer';
import type { DesignIssue } from '../panels/Issues.tsx';
import { denialWords, wordsFor } from '../texts/words.ts';

/** What keeps a draft from being saved, each at its node. */
export function issuesOf(
  compiled: Compiled | undefined,
  document: DocumentSource,
  { formatMessage }: IntlShape,
): DesignIssue[] {
  if (!compiled) return [];
  return [
    ...compiled.diagnostics.map(({ code, message, pointer }) => ({
      code,
      message,
      node: nodeAtPointer(document, pointer),
    })),
    ...compiled.denials.map(({ code, pointer, node }) => {
      const words = wordsFor(denialWords, code);
      return { code, message: words ? formatMessage(words) : code, node: node ?? nodeAtPointer(document, pointer) };
    }),
  ];
}

import type { DocumentSource } from '#engine/document';
import { documentNodes } from '#engine/written';
import type { IntlShape } from 'react-intl';
import type { DesignIssue } from '../panels/Issues.tsx';
import { denialWords, wordsFor } from '../texts/words.ts';
import type { Compiled } from './protocol.ts';

/** What keeps a draft from being saved, each at its node. */
export function issuesOf(
  compiled: Compiled | undefined,
  document: DocumentSource,
  { formatMessage }: IntlShape,
): DesignIssue[] {
  if (!compiled) return [];
  const nodes = [...documentNodes({ ...document })];
  const nodeAt = (pointer: string): string | undefined => {
    const around = nodes.filter((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
    const id = around.toSorted((one, other) => other.pointer.length - one.pointer.length)[0]?.node['id'];
    return typeof id === 'string' ? id : undefined;
  };
  return [
    ...compiled.diagnostics.map(({ code, message, pointer }) => ({ code, message, node: nodeAt(pointer) })),
    ...compiled.denials.map(({ code, pointer, node }) => {
      const words = wordsFor(denialWords, code);
      return { code, message: words ? formatMessage(words) : code, node: node ?? nodeAt(pointer) };
    }),
  ];
}

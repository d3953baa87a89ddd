import type { ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nodeAtPointer } from '#engine/designer';
import type { DocumentSource } from '#engine/document';
import type { JudgedDocument } from '../compile/useCompiled.ts';
import field from '../../kit/field/field.module.css';
import styles from '../PageDesigner.module.css';
import { denialWords, wordsFor } from '../texts/words.ts';

/** Something that keeps the page from being saved. */
interface DesignIssue {
  code: string;
  message: string;
  /** The node that it is about, if one is. */
  node: string | undefined;
}

/** What keeps a draft from being saved, each at its node. */
export function issuesOf(
  compiled: JudgedDocument | undefined,
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

interface IssuesProps {
  issues: readonly DesignIssue[];
  nameOf: (node: string) => string;
  onGo: (node: string) => void;
}

/** What is wrong with the page, as it is worked on; each leads to its node. */
export function Issues({ issues, nameOf, onGo }: IssuesProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (issues.length === 0) return null;
  return (
    <section className={styles.issues} role="alert">
      <p>{formatMessage({ id: 'widget.PageDesigner.issues' }, { count: issues.length })}</p>
      <ul>
        {issues.map(({ code, message, node }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: issues have no other order
          <li key={at} data-code={code}>
            {node !== undefined && (
              <button type="button" className={field.small} onClick={() => onGo(node)}>
                {nameOf(node)}
              </button>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

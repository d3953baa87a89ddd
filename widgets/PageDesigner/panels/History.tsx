import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource } from '#engine/document';
import { findSource, removedNodes } from '#engine/designer';
import { Button } from '../../Button/Button.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';
import { stepWords } from '../texts/words.ts';

interface HistoryProps {
  id: string;
  designer: Designer;
  document: DocumentSource;
  nameOf: (node: NodeSource) => string;
}

/** What was done since the page was opened, and what was removed from it, which can be brought back. */
export function History({ id, designer, document, nameOf }: HistoryProps): ReactElement {
  const { formatMessage } = useIntl();
  const { draft } = designer.state;
  const removed = removedNodes(draft.base, document);
  const named = (node: string | undefined): string => {
    const found = node === undefined ? undefined : draft.documents.map((one) => findSource(one, node)).find(Boolean);
    return found ? nameOf(found) : (node ?? '');
  };
  const done = draft.steps.slice(0, draft.at);
  return (
    <div className={styles.properties}>
      <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.properties.none' })}</p>
      <h2 className={styles.heading}>{formatMessage({ id: 'widget.PageDesigner.history' })}</h2>
      {done.length === 0 ? (
        <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.history.none' })}</p>
      ) : (
        <ol className={styles.steps}>
          {done.toReversed().map(({ name, node }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other order
            <li key={at}>{formatMessage(stepWords[name], { name: named(node) })}</li>
          ))}
        </ol>
      )}
      {removed.length > 0 && (
        <>
          <h2 className={styles.heading}>{formatMessage({ id: 'widget.PageDesigner.removed' })}</h2>
          <ul className={styles.steps}>
            {removed.map((node) => (
              <li key={node.id} className={styles.removed}>
                <span>{nameOf(node)}</span>
                <Button
                  {...inertProps(`${id}-restore-${node.id}`)}
                  props={{
                    label: formatMessage({ id: 'widget.PageDesigner.removed.restore' }),
                    size: 'sm',
                    icon: 'undo',
                  }}
                  bound={undefined}
                  error={undefined}
                  emit={() => designer.restore(node.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

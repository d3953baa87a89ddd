import { type ReactElement, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { NodeSource } from '#engine/document';
import type { NodeReading } from '#engine/designer';
import { inertProps } from '../../kit/field/inert-props.ts';
import { TextArea } from '../../TextArea/TextArea.tsx';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';

interface NodeJsonProps {
  id: string;
  node: NodeSource;
  designer: Designer;
}

/** A part as JSON: what is valid has effect at once, and what is not stays in the input with the reason. */
export function NodeJson({ id, node, designer }: NodeJsonProps): ReactElement {
  const { formatMessage } = useIntl();
  const unique = useId();
  // What is typed, for as long as it is not what the node says; written again when something else changes the node.
  const [typed, setTyped] = useState<{ text: string; of: NodeSource | undefined }>();
  const [issue, setIssue] = useState<ReturnType<Designer['write']>>();
  const isOwn = typed !== undefined && (issue !== undefined || typed.of === node);
  const words = (wrong: Exclude<NodeReading, { operations: unknown }>): string => {
    if (wrong.issue === 'json')
      return wrong.line === undefined
        ? formatMessage({ id: 'widget.PageDesigner.json.invalid' })
        : formatMessage({ id: 'widget.PageDesigner.json.invalidLine' }, { line: wrong.line });
    if (wrong.issue === 'node') return formatMessage({ id: 'widget.PageDesigner.json.node' });
    return formatMessage({ id: 'widget.PageDesigner.json.fixed' }, { reason: wrong.message });
  };
  return (
    <details className={styles.more}>
      <summary>{formatMessage({ id: 'widget.PageDesigner.json' })}</summary>
      <TextArea
        {...inertProps(`${id}-${unique}`)}
        props={{
          label: formatMessage({ id: 'widget.PageDesigner.json' }),
          labelHidden: true,
          hint: formatMessage({ id: 'widget.PageDesigner.json.hint' }),
          mono: true,
          rows: 12,
          maxLength: 400_000,
        }}
        bound={{
          value: isOwn ? typed.text : JSON.stringify(node, null, 2),
          set(value) {
            const text = String(value ?? '');
            const wrong = designer.write(node.id, text);
            setIssue(wrong);
            setTyped({ text, of: designer.nodeOf(node.id) });
          },
        }}
        error={issue && isOwn ? words(issue) : undefined}
      />
    </details>
  );
}

import type { ReactElement } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import styles from './JsonField.module.css';
import type { SchemaIssue } from './schema-issues.ts';

const issueMessages: Readonly<Record<SchemaIssue['issue']['kind'], MessageDescriptor>> = defineMessages({
  type: { id: 'widget.JsonField.mistake.type' },
  missing: { id: 'widget.JsonField.mistake.missing' },
  unknown: { id: 'widget.JsonField.mistake.unknown' },
  value: { id: 'widget.JsonField.mistake.value' },
  range: { id: 'widget.JsonField.mistake.range' },
  items: { id: 'widget.JsonField.mistake.items' },
  pattern: { id: 'widget.JsonField.mistake.pattern' },
  other: { id: 'widget.JsonField.mistake.other' },
});

interface SchemaIssueListProps {
  label: string;
  issues: readonly SchemaIssue[];
  onShow(issue: SchemaIssue): void;
}

/** How many issues are listed; the count of all of them is above. */
const most = 20;

/** What the schema does not allow: the pointer, the line and the reason of each; pressing one shows it in the text. */
export function SchemaIssueList({ label, issues, onShow }: SchemaIssueListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.faults} aria-label={label}>
      {issues.slice(0, most).map((issue) => {
        const { kind, pointer, name = '', message, hint } = issue.issue;
        return (
          <li key={`${pointer} ${kind} ${message}`}>
            <button type="button" className={styles.fault} onClick={() => onShow(issue)}>
              <code className={styles.pointer}>{pointer || '/'}</code>
              <span className={styles.line}>
                {formatMessage({ id: 'widget.JsonField.line' }, { line: issue.line })}
              </span>
              <span>{formatMessage(issueMessages[kind], { name })}</span>
              <span className={styles.detail} lang="en">
                {[message, hint].filter(Boolean).join(' ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

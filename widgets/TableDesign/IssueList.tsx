import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FormConfig } from '#engine/forms';
import field from '../kit/field/field.module.css';
import { nameOf, nodeAt } from './design.ts';
import type { DesignIssue } from './issues.ts';
import { useKindTexts } from './texts/useKindTexts.ts';
import styles from './TableDesign.module.css';

interface IssueListProps {
  design: FormConfig;
  issues: readonly DesignIssue[];
  onGo: (issue: DesignIssue) => void;
}

/** What keeps the design from being saved; each issue leads to its place. */
export function IssueList({ design, issues, onGo }: IssueListProps): ReactElement | null {
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  if (issues.length === 0) return null;
  const nameFor = ({ part, key }: DesignIssue): string => {
    const node = part === 'fields' && key !== '' ? nodeAt(design, key.split('-').map(Number)) : undefined;
    return node ? nameOf(node, locale) : texts.part(part);
  };
  return (
    <div className={styles.issues} role="alert">
      <p>{formatMessage({ id: 'widget.TableDesign.issues' }, { count: issues.length })}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.part} ${issue.key} ${issue.property}`}>
            <button type="button" className={field.small} onClick={() => onGo(issue)}>
              {nameFor(issue)}
            </button>{' '}
            {issue.said}
          </li>
        ))}
      </ul>
    </div>
  );
}

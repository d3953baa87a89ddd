import { type ErrorSchema, ERRORS_KEY } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isObject } from '#schemas';
import field from '../../kit/field/field.module.css';
import { issuesIn } from './sections.ts';

interface UnseenProps {
  /** By property. */
  issues: ErrorSchema | undefined;
  /** The properties that have a field. */
  shown: readonly string[];
  /** The schemas of the properties, which tell what they are called. */
  schemas: Readonly<Record<string, unknown>>;
}

/** Issues of properties without a field: they stop the form, and show here with the name of the property. */
export function UnseenIssues({ issues = {}, shown, schemas }: UnseenProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const unseen = Object.entries(issues).flatMap(([name, part]) =>
    name === ERRORS_KEY || shown.includes(name) ? [] : [{ name, texts: issuesIn(part as ErrorSchema) }],
  );
  const lines = unseen.filter(({ texts }) => texts.length > 0);
  if (lines.length === 0) return null;
  return (
    <div>
      {lines.map(({ name, texts }) => (
        <p key={name} className={field.error}>
          {formatMessage(
            { id: 'widget.Form.elsewhere' },
            { label: titleOf(schemas[name]) ?? name, issue: texts.join(' ') },
          )}
        </p>
      ))}
    </div>
  );
}

const titleOf = (schema: unknown): string | undefined =>
  isObject(schema) && typeof schema.title === 'string' ? schema.title : undefined;

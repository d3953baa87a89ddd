import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { noNodes } from '#engine';
import { TextField } from '../../TextField/TextField.tsx';
import { fieldIds } from './contract-parts.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';

interface FieldIdentifierProps {
  id: string;
  value: string;
  /** It is in saved records, and does not change any more. */
  isSaved: boolean;
  /** Identifiers of other controls. */
  others: readonly string[];
  /** What the server said of it. */
  denied: string | undefined;
  onChange: (value: string) => void;
}

const none = () => null;

/** TABLE-20: the identifier of a field, which follows the label of a new one until it is typed. */
export function FieldIdentifier({ id, value, isSaved, others, denied, onChange }: FieldIdentifierProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const isTaken = others.includes(value);
  const isValid = fieldIds.pattern.test(value);
  const issue = isTaken
    ? formatMessage({ id: 'widget.TableDesign.identifier.taken' })
    : isValid
      ? denied
      : formatMessage({ id: 'widget.TableDesign.identifier.wrong' });
  const label = texts.property('id') ?? 'id';
  return (
    <TextField
      id={id}
      nodeId={id}
      props={{
        label,
        required: true,
        disabled: isSaved,
        maxLength: fieldIds.maxLength,
        autocomplete: 'off',
        hint: formatMessage({ id: 'widget.TableDesign.identifier' }),
      }}
      bound={{ value, set: (next) => onChange(typeof next === 'string' ? next : '') }}
      error={issue}
      busy={false}
      emit={none}
      listens={() => false}
      slot={none}
      bounds={{}}
      parts={() => noNodes}
      hasSlot={() => false}
    />
  );
}

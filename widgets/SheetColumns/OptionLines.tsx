import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../kit/field/inert-props.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { optionsOf } from './columns.ts';

interface OptionLinesProps {
  id: string;
  options: readonly string[];
  disabled: boolean;
  change(options: string[]): void;
}

/** Options as lines. What is typed stays as it is while it means these options: a new line begins empty. */
export function OptionLines({ id, options, disabled, change }: OptionLinesProps): ReactElement {
  const { formatMessage } = useIntl();
  const lines = options.join('\n');
  const [typed, setTyped] = useState(lines);
  return (
    <TextArea
      {...inertProps(id)}
      props={{
        label: formatMessage({ id: 'widget.SheetColumns.options' }),
        rows: Math.min(Math.max(options.length, 2), 6),
        disabled,
      }}
      bound={{
        value: optionsOf(typed).join('\n') === lines ? typed : lines,
        set: (text) => {
          const next = typeof text === 'string' ? text : '';
          setTyped(next);
          change(optionsOf(next));
        },
      }}
    />
  );
}

import { type ReactElement, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Bound } from '#engine';
import type { SheetNotationsProps } from '../generated/types.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { Notice } from '../Notice/Notice.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { columnsRead, type Held } from './columns-read.ts';

interface Way {
  value: string;
  /** Says which columns are read so. */
  read: MessageDescriptor;
  /** The answer that columns are to be read so. */
  choice: MessageDescriptor;
}

const texts = defineMessages({
  numbers: { id: 'widget.SheetNotations.numbers' },
  numbersUnclear: { id: 'widget.SheetNotations.numbers.unclear' },
  point: { id: 'widget.SheetNotations.numbers.point' },
  asPoint: { id: 'widget.SheetNotations.numbers.asPoint' },
  comma: { id: 'widget.SheetNotations.numbers.comma' },
  asComma: { id: 'widget.SheetNotations.numbers.asComma' },
  dates: { id: 'widget.SheetNotations.dates' },
  datesUnclear: { id: 'widget.SheetNotations.dates.unclear' },
  dayFirst: { id: 'widget.SheetNotations.dates.dayFirst' },
  asDayFirst: { id: 'widget.SheetNotations.dates.asDayFirst' },
  monthFirst: { id: 'widget.SheetNotations.dates.monthFirst' },
  asMonthFirst: { id: 'widget.SheetNotations.dates.asMonthFirst' },
});

const questions: Record<Held, { label: MessageDescriptor; unclear: MessageDescriptor; ways: readonly Way[] }> = {
  numbers: {
    label: texts.numbers,
    unclear: texts.numbersUnclear,
    ways: [
      { value: 'point', read: texts.point, choice: texts.asPoint },
      { value: 'comma', read: texts.comma, choice: texts.asComma },
    ],
  },
  dates: {
    label: texts.dates,
    unclear: texts.datesUnclear,
    ways: [
      { value: 'dayFirst', read: texts.dayFirst, choice: texts.asDayFirst },
      { value: 'monthFirst', read: texts.monthFirst, choice: texts.asMonthFirst },
    ],
  },
};

interface QuestionProps {
  id: string;
  nodeId: string;
  holds: Held;
  sheet: SheetNotationsProps;
  bound: Bound | undefined;
  onChange: () => void;
}

/** How the numbers or the dates are read, by columns, and the question where the texts of a column leave it open. */
export function NotationQuestion({ id, nodeId, holds, sheet, bound, onChange }: QuestionProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const [isReported, setReported] = useState(false);
  const { label, unclear, ways } = questions[holds];
  const names = (way: string) => formatList(columnsRead(sheet, holds, way));
  const asked = names('unclear');
  const answer = ways.some(({ value }) => value === bound?.value) ? bound?.value : null;
  const isMissing = asked !== '' && answer === null;
  useTextCheck({ id, nodeId, props: {}, isWrong: () => isMissing, showIssue: () => setReported(true) });
  return (
    <>
      {ways.map(({ value, read }) => {
        const columns = names(value);
        const text = columns && formatMessage(read, { names: columns });
        return text && <Text key={value} {...inertProps(`${id}-${value}`)} props={{ text }} />;
      })}
      {asked !== '' && (
        <>
          <Notice
            {...inertProps(`${id}-unclear`)}
            props={{ tone: 'warning', text: formatMessage(unclear, { names: asked }) }}
          />
          <Select
            {...inertProps(id)}
            props={{
              label: formatMessage(label),
              placeholder: formatMessage({ id: 'widget.SheetNotations.choose' }),
              required: true,
              options: ways.map(({ value, choice }) => ({ value, label: formatMessage(choice) })),
            }}
            bound={{
              value: answer,
              set(next) {
                bound?.set(next);
                onChange();
              },
            }}
            error={isReported && isMissing ? formatMessage({ id: 'widget.SheetNotations.required' }) : undefined}
          />
        </>
      )}
    </>
  );
}

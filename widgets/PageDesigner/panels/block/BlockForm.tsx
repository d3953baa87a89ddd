import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../PageDesigner.module.css';
import { BlockField } from './BlockField.tsx';
import { type BlockInput, inputsOf } from './block-inputs.ts';
import type { BlockFormProps } from './picker-props.ts';
import { useAnswerReader } from './useAnswer.ts';

/** The parameters of a block: few first, the rest behind "More". */
export function BlockForm(given: BlockFormProps): ReactElement {
  const { block, ask } = given;
  const { formatMessage } = useIntl();
  const reader = useAnswerReader(ask);
  const inputs = inputsOf(block);
  const field = (input: BlockInput): ReactElement => (
    <BlockField key={input.param} {...given} input={input} inputs={inputs} reader={reader} />
  );
  const more = inputs.filter(({ advanced }) => advanced);
  return (
    <div className={styles.block}>
      {inputs.filter(({ advanced }) => !advanced).map(field)}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{formatMessage({ id: 'widget.PageDesigner.block.more' })}</summary>
          <div className={styles.block}>{more.map(field)}</div>
        </details>
      )}
    </div>
  );
}

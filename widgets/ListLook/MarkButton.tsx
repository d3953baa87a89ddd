import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Bound } from '#engine';
import type { FilterFrame } from '../kit/filter/ConditionRow.tsx';
import { useSettledDraft } from '../kit/filter/useSettledDraft.ts';
import { PanelButton } from '../kit/popover/PanelButton.tsx';
import styles from './ListLook.module.css';
import { MarkList } from './MarkList.tsx';
import { type Mark, readMarks, wholeMarks } from './marks.ts';

interface MarkButtonProps {
  id: string;
  frame: FilterFrame;
  bound: Pick<Bound, 'value' | 'set'>;
  onChange: () => void;
}

/** The colours of rows, behind a button; what is half entered stays in the panel. */
export function MarkButton({ id, frame, bound, onChange }: MarkButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { draft, change, flush } = useSettledDraft<Mark[], Mark[]>({
    bound,
    read: readMarks,
    applied: wholeMarks,
    emit: onChange,
  });
  const count = readMarks(bound.value).length;
  const name = formatMessage({ id: 'widget.ListLook.marks' });
  return (
    <PanelButton
      id={`${id}-open`}
      icon="palette"
      name={name}
      count={count}
      countLabel={formatMessage({ id: 'widget.ListLook.marksCount' }, { name, count })}
      onClose={flush}
    >
      {() => (
        <div className={styles.panel} data-wide="true">
          <MarkList id={id} frame={frame} marks={draft} onChange={change} />
        </div>
      )}
    </PanelButton>
  );
}

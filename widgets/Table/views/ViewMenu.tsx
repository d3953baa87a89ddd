import { type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import box from '../../Checkbox/Checkbox.module.css';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Popover } from '../../kit/popover/Popover.tsx';
import styles from './ViewMenu.module.css';
import type { ArrangedTable } from '../model/views/useView.ts';
import { type Density, isPinned, isShown, neighbour } from '../model/views/view.ts';

interface ViewMenuProps {
  id: string;
  arranged: ArrangedTable;
  density: Density;
  onMove: (key: string, target: string) => void;
}

const densities: readonly Density[] = ['compact', 'regular', 'spacious'];

/** Which columns are shown and in which order, how high the rows are, and the way back to the document's own view. */
export function ViewMenu({ id, arranged, density, onMove }: ViewMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Popover
      id={`${id}-view`}
      label={formatMessage({ id: 'widget.Table.arrange' })}
      className={styles.open}
      face={<Glyph name="settings" />}
    >
      {() => (
        <div className={styles.menu}>
          <p className={styles.title}>{formatMessage({ id: 'widget.Table.columns' })}</p>
          <ColumnList arranged={arranged} onMove={onMove} />
          <DensityChoice density={density} onChange={(next) => arranged.change({ density: next })} />
          <button type="button" className={field.small} onClick={arranged.reset}>
            <Glyph name="undo" size={16} />
            {formatMessage({ id: 'widget.Table.reset' })}
          </button>
        </div>
      )}
    </Popover>
  );
}

function ColumnList({ arranged, onMove }: Pick<ViewMenuProps, 'arranged' | 'onMove'>): ReactElement {
  const { formatMessage } = useIntl();
  const { ordered, shown, view, change } = arranged;
  return (
    <ul className={styles.columns}>
      {ordered.map((column) => {
        const isOn = isShown(column, view);
        // The last column that is left stays: an empty table has no way back.
        const isLocked = column.isFixed || (isOn && shown.length === 1);
        return (
          <li key={column.key} className={styles.column}>
            <label className={styles.name}>
              <input
                type="checkbox"
                className={box.box}
                checked={isOn}
                disabled={isLocked}
                aria-label={formatMessage({ id: 'widget.Table.show' }, { name: column.header })}
                onChange={() => change({ shown: { ...view.shown, [column.key]: !isOn } })}
              />
              <span>{column.header}</span>
            </label>
            {!column.isFixed && (
              <button
                type="button"
                className={styles.step}
                aria-pressed={isPinned(column, view)}
                aria-label={formatMessage({ id: 'widget.Table.pin' }, { name: column.header })}
                title={formatMessage({ id: 'widget.Table.pin' }, { name: column.header })}
                onClick={() => change({ pinned: { ...view.pinned, [column.key]: !isPinned(column, view) } })}
              >
                <Glyph name="pin" size={16} />
              </button>
            )}
            {([-1, 1] as const).map((step) => {
              const target = neighbour(ordered, column.key, step);
              const label =
                step < 0
                  ? formatMessage({ id: 'widget.Table.earlier' }, { name: column.header })
                  : formatMessage({ id: 'widget.Table.later' }, { name: column.header });
              return (
                <button
                  key={step}
                  type="button"
                  className={styles.step}
                  aria-label={label}
                  aria-disabled={target === undefined || undefined}
                  onClick={() => {
                    if (target !== undefined) onMove(column.key, target);
                  }}
                >
                  <Glyph name={step < 0 ? 'chevron-up' : 'chevron-down'} size={16} />
                </button>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}

function DensityChoice({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}): ReactElement {
  const { formatMessage } = useIntl();
  const name = useId();
  const labels: Record<Density, string> = {
    compact: formatMessage({ id: 'widget.Table.compact' }),
    regular: formatMessage({ id: 'widget.Table.regular' }),
    spacious: formatMessage({ id: 'widget.Table.spacious' }),
  };
  return (
    <fieldset className={styles.densities}>
      <legend className={styles.title}>{formatMessage({ id: 'widget.Table.density' })}</legend>
      {densities.map((one) => (
        <label key={one} className={styles.density}>
          <input type="radio" name={name} checked={one === density} onChange={() => onChange(one)} />
          <span>{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

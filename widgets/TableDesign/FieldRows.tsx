import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { type FormNode, nameOf } from './design.ts';
import styles from './TableDesign.module.css';
import { useKindTexts } from './useKindTexts.ts';
import { useRowDrag } from './useRowDrag.ts';

interface FieldRowsProps {
  id: string;
  label: string;
  nodes: readonly FormNode[];
  selected: number;
  titleField: string | undefined;
  /** Controls with an issue, by their index. */
  wrong: ReadonlySet<number>;
  onSelect: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** The controls of a form in their order: chosen by a press, moved by the pointer or with Alt and the arrow keys. */
export function FieldRows(given: FieldRowsProps): ReactElement {
  const { id, label, nodes, selected, titleField, wrong, onSelect, onMove, onRemove } = given;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const node = nodes[from];
    if (!node || from === to || to < 0 || to >= nodes.length) return;
    const values = { name: nameOf(node, locale), position: to + 1, count: nodes.length };
    setSaid(formatMessage({ id: 'widget.TableDesign.moved' }, values));
    onMove(from, to);
    requestAnimationFrame(() => document.getElementById(`${id}-${to}`)?.focus());
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && step !== 0) {
      event.preventDefault();
      move(at, at + step);
    } else if (step !== 0) {
      event.preventDefault();
      document.getElementById(`${id}-${at + step}`)?.focus();
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onRemove(at);
    }
  };
  const drag = useRowDrag(move);
  return (
    <>
      <ol className={styles.rows} aria-label={label} aria-describedby={`${id}-help`}>
        {nodes.map((node, at) => (
          <li
            key={node.id}
            className={styles.row}
            data-chosen={at === selected || undefined}
            data-over={at === drag.over || undefined}
            draggable
            {...drag.handlers(at)}
          >
            <button
              type="button"
              id={`${id}-${at}`}
              className={styles.choose}
              aria-pressed={at === selected}
              onClick={() => onSelect(at)}
              onKeyDown={(event) => keys(event, at)}
            >
              <span className={styles.name}>
                {nameOf(node, locale)}
                {node.node === 'field' && node.is_required && (
                  <span className={styles.required} aria-hidden="true">
                    *
                  </span>
                )}
              </span>
              <span className={styles.kind}>
                {node.node === 'field' ? texts.kind(node.kind.type) : texts.kind('layout')}
                {node.id === titleField && ` · ${texts.property('is_title')}`}
              </span>
              {wrong.has(at) && (
                <span className={styles.wrong}>
                  <Glyph name="alert" size={16} />
                  <Spoken>{formatMessage({ id: 'widget.TableDesign.wrong' })}</Spoken>
                </span>
              )}
            </button>
            <button
              type="button"
              className={field.small}
              data-square="true"
              aria-label={formatMessage({ id: 'widget.TableDesign.remove' }, { name: nameOf(node, locale) })}
              onClick={() => onRemove(at)}
            >
              <Glyph name="trash" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <span hidden id={`${id}-help`}>
        {formatMessage({ id: 'widget.TableDesign.help' })}
      </span>
      <Spoken live>{said}</Spoken>
    </>
  );
}

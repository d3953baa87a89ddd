import { isComposing } from '../kit/keys/is-composing.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { AddField } from './AddField.tsx';
import { type FormNode, nameOf, partsOf, type Path, stepFrom, subTableAround, wordsOf } from './design.ts';
import { KindGlyph } from './KindGlyph.tsx';
import { keyIn, type RowActions } from './row-actions.ts';
import { useKindTexts } from './texts/useKindTexts.ts';
import { lineMessages } from './texts/line-messages.ts';
import styles from './TableDesign.module.css';

interface FieldRowProps {
  node: FormNode;
  path: Path;
  actions: RowActions;
}

/** One control, and below it what is inside of it. */
export function FieldRow({ node, path, actions }: FieldRowProps): ReactElement {
  const { id, design, selected, wrong, targets, drag, step, keys, onSelect, onRemove } = actions;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const key = path.join('-');
  const isChosen = selected?.join('-') === key;
  const parts = partsOf(node);
  const name = nameOf(node, locale);
  const label = node.node === 'field' || 'title' in node ? name : texts.kind(node.node);
  const kind = node.node === 'field' ? node.kind : undefined;
  const linked =
    kind?.type === 'relation' ? targets.find(({ value }) => value === kind.logical_table_id)?.label : undefined;
  return (
    <li className={styles.item}>
      <div
        className={styles.row}
        data-chosen={isChosen || undefined}
        data-over={drag.over?.row === key ? drag.over.edge : undefined}
        draggable
        {...drag.row(path, key, parts.length > 0 ? [...path, 0, 0] : undefined)}
      >
        <button
          type="button"
          id={`${id}-${key}`}
          className={styles.choose}
          aria-pressed={isChosen}
          onClick={() => onSelect(path)}
          onKeyDown={(event) => !isComposing(event) && keys(event, path)}
        >
          <span className={styles.name}>
            {node.node === 'note' ? name : label}
            {node.node === 'field' && node.is_required && (
              <span className={styles.required} aria-hidden="true">
                *
              </span>
            )}
          </span>
          <span className={styles.kind}>
            <KindGlyph kind={node.node === 'field' ? node.kind.type : node.node} size={14} />
            {linked === undefined
              ? texts.kind(kind?.type ?? node.node)
              : formatMessage({ id: 'widget.TableDesign.linked' }, { table: linked })}
            {node.id === design.title_field && !subTableAround(design, path) && ` · ${texts.property('is_title')}`}
          </span>
          {wrong.has(key) && (
            <span className={styles.wrong}>
              <Glyph name="alert" size={16} />
              <Spoken>{formatMessage({ id: 'widget.TableDesign.wrong' })}</Spoken>
            </span>
          )}
        </button>
        {isChosen &&
          ([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={field.small}
              data-square="true"
              aria-label={formatMessage(lineMessages[by === 1 ? 'down' : 'up'], { name })}
              disabled={stepFrom(design, path, by) === undefined}
              onClick={() => step(path, by)}
            >
              <Glyph name={by === 1 ? 'chevron-down' : 'chevron-up'} size={16} />
            </button>
          ))}
        <button
          type="button"
          className={field.small}
          data-square="true"
          aria-label={formatMessage({ id: 'widget.TableDesign.remove' }, { name })}
          onClick={() => onRemove(path)}
        >
          <Glyph name="trash" size={16} />
        </button>
      </div>
      {parts.map((part, at) => (
        // The parts of a control have no names of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number.
        <RowPart key={at} node={node} path={[...path, at]} part={part} actions={actions} />
      ))}
    </li>
  );
}

function RowPart({ node, path, part, actions }: FieldRowProps & { part: readonly FormNode[] }): ReactElement {
  const { id, drag, onAdd, withoutIn } = actions;
  const { formatMessage, locale } = useIntl();
  const at = path.at(-1) ?? 0;
  const end = [...path, part.length];
  const key = end.join('-');
  const tab = node.node === 'tabs' ? wordsOf(node.tabs[at]?.title, locale) : undefined;
  const own = node.node === 'columns' ? formatMessage({ id: 'widget.TableDesign.column' }, { at: at + 1 }) : tab;
  const name = own ?? nameOf(node, locale);
  return (
    <div className={styles.part}>
      {own !== undefined && <p className={styles.partName}>{own}</p>}
      {part.length > 0 && (
        <ol className={styles.rows} aria-label={name}>
          {part.map((one, index) => (
            <FieldRow key={keyIn(part, index)} node={one} path={[...path, index]} actions={actions} />
          ))}
        </ol>
      )}
      <div className={styles.end} data-over={drag.over?.row === key ? 'into' : undefined} {...drag.end(end, key)}>
        <AddField
          id={`${id}-add-${path.join('-')}`}
          name={name}
          without={withoutIn(end)}
          onAdd={(kind) => onAdd(kind, end)}
        />
      </div>
    </div>
  );
}

import { type PointerEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetDescription } from '#engine/document';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { isIconName } from '../../kit/icons/names.ts';
import { matches } from '../../kit/listbox/matches.ts';
import { TextField } from '../../TextField/TextField.tsx';
import { widgetName } from '../model/node-words.ts';
import styles from '../PageDesigner.module.css';
import { categoryWords, wordsFor } from '../texts/words.ts';

interface PaletteProps {
  id: string;
  widgets: readonly WidgetDescription[];
  onInsert: (widget: WidgetDescription) => void;
  /** The pointer takes one out to the canvas. */
  onDrag: (widget: WidgetDescription, event: PointerEvent) => void;
}

/** What can be added: pressed, it comes after the selected part; dragged, where it is dropped. */
export function Palette({ id, widgets, onInsert, onDrag }: PaletteProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const [query, setQuery] = useState('');
  const found = widgets.filter((widget) => matches(`${widgetName(widget, locale)} ${widget.title}`, query));
  const groups = [...new Set(found.map(({ category }) => category))];
  return (
    <div className={styles.palette}>
      <TextField
        {...inertProps(`${id}-search`)}
        props={{
          label: formatMessage({ id: 'widget.PageDesigner.palette.search' }),
          labelHidden: true,
          placeholder: formatMessage({ id: 'widget.PageDesigner.palette.search' }),
          type: 'search',
          icon: 'search',
          maxLength: 60,
        }}
        bound={{ value: query, set: (value) => setQuery(String(value ?? '')) }}
        error={undefined}
      />
      {groups.length === 0 && (
        <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.palette.none' })}</p>
      )}
      {groups.map((category) => (
        <section key={category} aria-labelledby={`${id}-${category}`}>
          <h2 id={`${id}-${category}`} className={styles.group}>
            {formatMessage(wordsFor(categoryWords, category) ?? categoryWords.data)}
          </h2>
          <ul className={styles.tiles}>
            {found
              .filter((widget) => widget.category === category)
              .map((widget) => (
                <li key={widget.$id}>
                  <button
                    type="button"
                    className={styles.tile}
                    onClick={() => onInsert(widget)}
                    onPointerDown={(event) => onDrag(widget, event)}
                  >
                    {widget.palette && isIconName(widget.palette.icon) && (
                      <Glyph name={widget.palette.icon} size={18} />
                    )}
                    {widgetName(widget, locale)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

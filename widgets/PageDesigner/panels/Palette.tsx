import { type PointerEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { isIconName } from '../../kit/icons/names.ts';
import { matches } from '../../kit/listbox/matches.ts';
import { TextField } from '../../TextField/TextField.tsx';
import type { Offered } from '../model/offered.ts';
import styles from '../PageDesigner.module.css';
import { categoryWords, wordsFor } from '../texts/words.ts';

interface PaletteProps {
  id: string;
  offered: readonly Offered[];
  /** Where the next part comes, in words; undefined: after the selected one. */
  aim: string | undefined;
  onAimless: () => void;
  onInsert: (offered: Offered) => void;
  /** The pointer takes one out to the canvas. */
  onDrag: (offered: Offered, event: PointerEvent) => void;
}

/** What can be added: pressed, it comes after the selected part; dragged, where it is dropped. */
export function Palette({ id, offered, aim, onAimless, onInsert, onDrag }: PaletteProps): ReactElement {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const found = offered.filter(({ words }) => matches(words, query));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className={styles.palette}>
      {aim !== undefined && (
        <p className={styles.aim} role="status">
          {aim}
          <button type="button" className={field.small} onClick={onAimless}>
            {formatMessage({ id: 'widget.PageDesigner.aim.cancel' })}
          </button>
        </p>
      )}
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
      {groups.map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h2 id={`${id}-${group}`} className={styles.group}>
            {formatMessage(wordsFor(categoryWords, group) ?? categoryWords.data)}
          </h2>
          <ul className={styles.tiles}>
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <li key={one.key}>
                  <button
                    type="button"
                    className={styles.tile}
                    onClick={() => onInsert(one)}
                    onPointerDown={(event) => onDrag(one, event)}
                  >
                    {isIconName(one.icon) && <Glyph name={one.icon} size={18} />}
                    {one.name}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

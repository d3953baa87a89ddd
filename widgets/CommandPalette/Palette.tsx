import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CommandPaletteProps } from '../generated/types.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { useSettled } from '../kit/field/useSettled.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { usePageLinks } from '../kit/pages/usePageLinks.ts';
import { topModal, worksIn } from '../kit/shortcuts/shortcut-book.ts';
import { useKnownShortcuts } from '../kit/shortcuts/useShortcuts.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { type Found, findAll } from './found.ts';
import { FoundList, foundId } from './FoundList.tsx';
import styles from './Palette.module.css';
import { useAllPages } from './useAllPages.ts';

interface PaletteProps {
  id: string;
  label: string;
  groups: NonNullable<CommandPaletteProps['groups']>;
  hasPages: boolean;
  isSearching: boolean;
  /** Said below what was found. */
  notes: readonly string[];
  onSearch: (text: string) => void;
  onSelect: (group: string, found: Found) => void;
  onClose: () => void;
}

/** After the last key, in milliseconds. */
const rest = 200;

/** The open palette: one field, and below it what fits, group by group. The focus stays in the field. */
export function Palette(props: PaletteProps): ReactElement {
  const { id, label, isSearching, onSearch, onSelect, onClose } = props;
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** What the answers of the server belong to, once they are there. */
  const [asked, setAsked] = useState('');
  const { recent, favorites, current, setFavorite } = usePageLinks();
  const isFavorite = favorites.some(({ id: own }) => own === current);
  const pages = useAllPages(props.hasPages);
  /** What was on top before: its actions are offered, and not those behind it. */
  const [over] = useState(topModal);
  const shortcuts = useKnownShortcuts();
  const settle = useSettled();
  const groups = findAll({
    text: text.trim(),
    isAnswered: asked === text.trim() && !isSearching,
    groups: props.groups,
    favorites: favorites.filter((link) => link.id !== current),
    recent: recent.filter((link) => link.id !== current && !favorites.some(({ id: own }) => own === link.id)),
    own:
      current === undefined
        ? []
        : [
            {
              id: 'favorite',
              icon: 'star',
              label: isFavorite
                ? formatMessage({ id: 'widget.CommandPalette.removeFavorite' })
                : formatMessage({ id: 'widget.CommandPalette.addFavorite' }),
              run: () => setFavorite(!isFavorite),
            },
          ],
    pages,
    shortcuts: shortcuts.filter((one) => one.keys !== 'Mod+K' && !one.isDismissal && worksIn(over, one)),
    words: {
      favorites: formatMessage({ id: 'widget.CommandPalette.favorites' }),
      recent: formatMessage({ id: 'widget.CommandPalette.recent' }),
      pages: formatMessage({ id: 'widget.CommandPalette.pages' }),
      actions: formatMessage({ id: 'widget.CommandPalette.actions' }),
    },
  });
  const all = groups.flatMap((group) => group.items.map((found) => ({ group: group.id, found })));
  const at = Math.min(active, all.length - 1);
  const take = (index: number) => {
    const one = all[index];
    if (one) onSelect(one.group, one.found);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (next !== undefined) {
      const isStep = event.key.startsWith('Arrow');
      const last = all.length - 1;
      setActive(isStep ? (next + all.length) % Math.max(1, all.length) : Math.max(0, Math.min(next, last)));
    } else if (event.key === 'Enter') take(at);
    else return;
    event.preventDefault();
  };
  return (
    <Modal id={id} side="center" label={label} onDismiss={onClose} style={{ maxWidth: 640 }}>
      <div className={styles.palette} data-modal-body="">
        <div className={styles.field}>
          <Glyph name="search" size={18} />
          <input
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={label}
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={all.length > 0 ? foundId(id, at) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={formatMessage({ id: 'widget.CommandPalette.placeholder' })}
            value={text}
            data-autofocus=""
            maxLength={100}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
              settle(() => {
                setAsked(target.value.trim());
                onSearch(target.value.trim());
              }, rest);
            }}
            onKeyDown={keys}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage({ id: 'widget.CommandPalette.close' })}
            onClick={onClose}
          >
            <Glyph name="x" size={18} />
          </button>
        </div>
        <FoundList id={id} label={label} groups={groups} active={at} onActive={setActive} onChoose={take} />
        {all.length === 0 && !isSearching && (
          <p className={styles.none}>
            {text.trim() === ''
              ? formatMessage({ id: 'widget.CommandPalette.first' })
              : formatMessage({ id: 'widget.CommandPalette.none' }, { text: text.trim() })}
          </p>
        )}
        {isSearching && <p className={styles.none}>{formatMessage({ id: 'widget.CommandPalette.searching' })}</p>}
        {!isSearching &&
          props.notes.map((note) => (
            <p key={note} className={styles.note} role="status">
              {note}
            </p>
          ))}
        <Spoken live>{formatMessage({ id: 'widget.CommandPalette.count' }, { count: all.length })}</Spoken>
      </div>
    </Modal>
  );
}

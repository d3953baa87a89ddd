import { type FocusEvent, type KeyboardEvent, type ReactElement, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine } from '#engine';
import { type MenuEntry, MenuList } from '../Dropdown/MenuList.tsx';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { placeBeside } from '../kit/popover/place-beside.ts';
import styles from './SavedViewsMenu.module.css';
import type { SavedViews } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

interface SavedViewsMenuProps {
  id: string;
  views: SavedViews;
  /** Tells the reader what has happened. */
  onSay: (news: string) => void;
}

type Open = 'first' | 'last' | 'saveAs' | 'rename';

/** The named views: which one is chosen, whether the table was changed since, and what can be done with it. */
export function SavedViewsMenu({ id, views, onSay }: SavedViewsMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>();
  const button = `${id}-views`;
  const place = useCallback(
    (panel: HTMLElement) => {
      const opener = document.getElementById(button);
      if (opener) placeBeside(panel, opener);
    },
    [button],
  );
  const { chosen, isChanged } = views;
  const name = chosen ?? formatMessage({ id: 'widget.Table.shippedView' });
  const start = open === 'first' || open === 'last' ? open : undefined;
  const close = () => {
    setOpen(undefined);
    document.getElementById(button)?.focus({ preventScroll: true });
  };
  const openKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const leave = (event: FocusEvent) => {
    if (start && !event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
  };
  const entries = useEntries(views, onSay, setOpen);
  const named = (given: string) => {
    close();
    if (open === 'rename' && chosen !== undefined) views.rename(chosen, given);
    else views.save(given);
    onSay(
      open === 'rename'
        ? formatMessage({ id: 'widget.Table.viewRenamed' }, { name: given })
        : formatMessage({ id: 'widget.Table.viewSaved' }, { name: given }),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu.
    <div className={styles.views} onBlur={leave}>
      <button
        type="button"
        id={button}
        className={styles.button}
        aria-label={
          isChanged
            ? formatMessage({ id: 'widget.Table.viewNowChanged' }, { name })
            : formatMessage({ id: 'widget.Table.viewNow' }, { name })
        }
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        onClick={() => (start ? close() : setOpen('first'))}
        onKeyDown={openKeys}
      >
        <Glyph name="layers" size={16} />
        <span className={styles.name}>{name}</span>
        {isChanged && <span className={styles.dot} title={formatMessage({ id: 'widget.Table.viewChanged' })} />}
        <Glyph name="chevron-down" size={16} />
      </button>
      {start && (
        <MenuList
          id={`${button}-menu`}
          label={formatMessage({ id: 'widget.Table.views' })}
          entries={entries}
          start={start}
          place={place}
          onClose={close}
          onSelect={(entry) => {
            close();
            entries.find((one) => one.id === entry)?.run();
          }}
        />
      )}
      {(open === 'saveAs' || open === 'rename') && (
        <ViewNameForm
          id={`${button}-name`}
          title={
            open === 'rename'
              ? formatMessage({ id: 'widget.Table.renameView' })
              : formatMessage({ id: 'widget.Table.saveViewAs' })
          }
          start={open === 'rename' ? (chosen ?? '') : ''}
          place={place}
          faultOf={(given) => views.faultOf(given, open === 'rename' ? chosen : undefined)}
          onClose={() => setOpen(undefined)}
          onName={named}
        />
      )}
    </div>
  );
}

interface Deed extends MenuEntry {
  run: () => void;
}

/** The views to choose from, and below them what can be done with the chosen one. */
function useEntries(views: SavedViews, onSay: (news: string) => void, open: (next: Open) => void): Deed[] {
  const { formatMessage } = useIntl();
  const { host } = useEngine();
  const { chosen, opening, isChanged } = views;
  const choice = (id: string, name: string | undefined): Deed => {
    const label = name ?? formatMessage({ id: 'widget.Table.shippedView' });
    const marks = [
      name !== undefined && name === opening && formatMessage({ id: 'widget.Table.viewOpens' }),
      name === chosen && isChanged && formatMessage({ id: 'widget.Table.viewChanged' }),
    ];
    return {
      id,
      label,
      role: 'menuitemradio',
      checked: name === chosen,
      hint: marks.filter(Boolean).join(' · '),
      run() {
        views.show(name);
        onSay(formatMessage({ id: 'widget.Table.viewShown' }, { name: label }));
      },
    };
  };
  const withChosen = (deed: (name: string) => void) => () => {
    if (chosen !== undefined) deed(chosen);
  };
  const isOpening = chosen !== undefined && chosen === opening;
  const disabled = chosen === undefined;
  return [
    choice('shipped', undefined),
    ...views.names.map((name, index) => choice(`view-${index}`, name)),
    {
      id: 'save',
      label: formatMessage({ id: 'widget.Table.saveView' }),
      line: true,
      disabled: disabled || !isChanged,
      run: withChosen((name) => {
        views.save(name);
        onSay(formatMessage({ id: 'widget.Table.viewSaved' }, { name }));
      }),
    },
    { id: 'save-as', label: formatMessage({ id: 'widget.Table.saveViewAs' }), run: () => open('saveAs') },
    { id: 'rename', label: formatMessage({ id: 'widget.Table.renameView' }), disabled, run: () => open('rename') },
    {
      id: 'opening',
      label: formatMessage({ id: 'widget.Table.openWithView' }),
      role: 'menuitemcheckbox',
      checked: isOpening,
      disabled,
      run: withChosen((name) => {
        views.openWith(isOpening ? undefined : name);
        onSay(
          isOpening
            ? formatMessage({ id: 'widget.Table.opensAsLeft' }, { name })
            : formatMessage({ id: 'widget.Table.opensWithView' }, { name }),
        );
      }),
    },
    {
      id: 'delete',
      label: formatMessage({ id: 'widget.Table.deleteView' }),
      danger: true,
      disabled,
      run: withChosen(async (name) => {
        const question = { text: formatMessage({ id: 'widget.Table.askDeleteView' }, { name }), isDanger: true };
        if (!(await host.confirm({ ...question, ok: formatMessage({ id: 'widget.Table.deleteViewYes' }) }))) return;
        views.remove(name);
        onSay(formatMessage({ id: 'widget.Table.viewDeleted' }, { name }));
      }),
    },
  ];
}

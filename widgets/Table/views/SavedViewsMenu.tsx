import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine } from '#engine';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { MenuPanel } from '../../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../../kit/menu/useMenuButton.ts';
import type { MenuEntry } from '../../prime/MenuEntries.tsx';
import styles from '../../kit/views/views-button.module.css';
import type { SavedViews } from '../model/views/useSavedViews.ts';
import { ViewNameForm } from '../../kit/views/ViewNameForm.tsx';

interface SavedViewsMenuProps {
  id: string;
  views: SavedViews;
  /** Tells the reader what has happened. */
  onSay: (news: string) => void;
}

type NameForm = 'saveAs' | 'rename';

/** The named views: which one is chosen, whether the table was changed since, and what can be done with it. */
export function SavedViewsMenu({ id, views, onSay }: SavedViewsMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const menu = useMenuButton(`${id}-views`);
  const [form, setForm] = useState<NameForm>();
  const { selected, isChanged } = views;
  const name = selected ?? formatMessage({ id: 'widget.Table.shippedView' });
  const entries = useEntries(views, onSay, setForm);
  const named = (given: string) => {
    setForm(undefined);
    menu.close();
    if (form === 'rename' && selected !== undefined) views.rename(selected, given);
    else views.save(given);
    onSay(
      form === 'rename'
        ? formatMessage({ id: 'widget.Table.viewRenamed' }, { name: given })
        : formatMessage({ id: 'widget.Table.viewSaved' }, { name: given }),
    );
  };
  return (
    <div className={styles.views} {...menu.frame}>
      <button
        {...menu.button}
        className={styles.button}
        aria-label={
          isChanged
            ? formatMessage({ id: 'widget.Table.viewNowChanged' }, { name })
            : formatMessage({ id: 'widget.Table.viewNow' }, { name })
        }
      >
        <Glyph name="layers" size={16} />
        <span className={styles.name}>{name}</span>
        {isChanged && <span className={styles.dot} title={formatMessage({ id: 'widget.Table.viewChanged' })} />}
        <Glyph name="chevron-down" size={16} />
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-views-menu`}
          label={formatMessage({ id: 'widget.Table.views' })}
          entries={entries}
          start={menu.start}
          position={menu.position}
          onClose={menu.close}
          onSelect={(entry) => {
            menu.close();
            entries.find((one) => one.id === entry)?.run();
          }}
        />
      )}
      {form && (
        <ViewNameForm
          id={`${id}-views-name`}
          title={
            form === 'rename'
              ? formatMessage({ id: 'widget.Table.renameView' })
              : formatMessage({ id: 'widget.Table.saveViewAs' })
          }
          start={form === 'rename' ? (selected ?? '') : ''}
          position={menu.position}
          issueOf={(given) => views.issueOf(given, form === 'rename' ? selected : undefined)}
          onClose={() => setForm(undefined)}
          onName={named}
        />
      )}
    </div>
  );
}

interface ViewAction extends MenuEntry {
  run: () => void;
}

/** The views to choose from, and below them what can be done with the chosen one. */
function useEntries(views: SavedViews, onSay: (news: string) => void, open: (form: NameForm) => void): ViewAction[] {
  const { formatMessage } = useIntl();
  const { host } = useEngine();
  const { selected, opening, isChanged } = views;
  const choice = (id: string, name: string | undefined): ViewAction => {
    const label = name ?? formatMessage({ id: 'widget.Table.shippedView' });
    const marks = [
      name !== undefined && name === opening && formatMessage({ id: 'widget.Table.viewOpens' }),
      name === selected && isChanged && formatMessage({ id: 'widget.Table.viewChanged' }),
    ];
    return {
      id,
      label,
      role: 'menuitemradio',
      checked: name === selected,
      hint: marks.filter(Boolean).join(' · '),
      run() {
        views.show(name);
        onSay(formatMessage({ id: 'widget.Table.viewShown' }, { name: label }));
      },
    };
  };
  const withSelected = (action: (name: string) => void) => () => {
    if (selected !== undefined) action(selected);
  };
  const isOpening = selected !== undefined && selected === opening;
  const disabled = selected === undefined;
  return [
    choice('shipped', undefined),
    ...views.names.map((name, index) => choice(`view-${index}`, name)),
    {
      id: 'save',
      label: formatMessage({ id: 'widget.Table.saveView' }),
      line: true,
      disabled: disabled || !isChanged,
      run: withSelected((name) => {
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
      run: withSelected((name) => {
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
      run: withSelected(async (name) => {
        const question = { text: formatMessage({ id: 'widget.Table.askDeleteView' }, { name }), isDanger: true };
        if (!(await host.confirm({ ...question, ok: formatMessage({ id: 'widget.Table.deleteViewYes' }) }))) return;
        views.remove(name);
        onSay(formatMessage({ id: 'widget.Table.viewDeleted' }, { name }));
      }),
    },
  ];
}

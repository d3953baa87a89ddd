import type { IntlShape } from 'react-intl';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import type { StoredView } from './view-settings.ts';

export type FormName = 'saveAs' | 'share' | 'rename';

interface ViewEntries {
  formatMessage: IntlShape['formatMessage'];
  views: readonly StoredView[];
  chosen: StoredView | undefined;
  isChanged: boolean;
  canShare: boolean;
  show: (view: StoredView | undefined) => void;
  open: (form: FormName) => void;
  save: (view: StoredView) => void;
  openFirst: (view: StoredView, isFirst: boolean) => void;
  remove: (view: StoredView) => void;
}

interface ViewEntry extends MenuEntry {
  run: () => void;
}

/** The views to choose from, and below them what can be done with the one that is shown. */
export function entriesOf(menu: ViewEntries): ViewEntry[] {
  const { formatMessage, views, chosen, isChanged, canShare, show, open } = menu;
  const changing = (id: string, label: string, run: (view: StoredView) => void, rest: Partial<ViewEntry> = {}) => ({
    id,
    label,
    disabled: !chosen?.may_change,
    ...rest,
    run: () => {
      if (chosen) run(chosen);
    },
  });
  const hintOf = (view: StoredView): string =>
    [
      view.is_shared && formatMessage({ id: 'widget.ViewBar.isShared' }),
      view.is_default && formatMessage({ id: 'widget.ViewBar.isFirst' }),
      view === chosen && isChanged && formatMessage({ id: 'widget.ViewBar.changed' }),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      id: 'all',
      label: formatMessage({ id: 'widget.ViewBar.all' }),
      role: 'menuitemradio',
      checked: chosen === undefined,
      run: () => show(undefined),
    },
    ...views.map(
      (view): ViewEntry => ({
        id: view.id,
        label: view.name,
        role: 'menuitemradio',
        checked: view === chosen,
        hint: hintOf(view),
        run: () => show(view),
      }),
    ),
    changing('save', formatMessage({ id: 'widget.ViewBar.save' }), menu.save, {
      line: true,
      disabled: !chosen?.may_change || !isChanged,
    }),
    { id: 'save-as', label: formatMessage({ id: 'widget.ViewBar.saveAs' }), run: () => open('saveAs') },
    ...(canShare
      ? [{ id: 'share', label: formatMessage({ id: 'widget.ViewBar.saveShared' }), run: () => open('share') }]
      : []),
    changing('rename', formatMessage({ id: 'widget.ViewBar.rename' }), () => open('rename')),
    changing(
      'first',
      formatMessage({ id: 'widget.ViewBar.openWith' }),
      (view) => menu.openFirst(view, !view.is_default),
      { role: 'menuitemcheckbox', checked: chosen?.is_default ?? false },
    ),
    changing('remove', formatMessage({ id: 'widget.ViewBar.remove' }), menu.remove, { danger: true }),
  ];
}

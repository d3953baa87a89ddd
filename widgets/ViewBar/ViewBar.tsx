import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine, type WidgetProps } from '#engine';
import { sameJson } from '#schemas';
import { ViewNameForm } from '../kit/views/ViewNameForm.tsx';
import type { ViewBarEvents, ViewBarProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { entriesOf, type FormName } from './entries.ts';
import { openingView, settingsOf, settingsWith, type StoredView, valuesOf } from './view-settings.ts';
import styles from '../kit/views/views-button.module.css';

const noViews: readonly StoredView[] = [];

/** REC-09: the views of a list: which one is shown, whether the list was changed since, and what can be done with it. */
export function ViewBar(given: WidgetProps<ViewBarProps, ViewBarEvents>): ReactElement {
  const { id, props, bounds, emit } = given;
  const { formatMessage } = useIntl();
  const { host } = useEngine();
  const menu = useMenuButton(`${id}-views`);
  const [form, setForm] = useState<FormName>();
  // Safe: the schema of `views` has this shape.
  const views = (props.views ?? noViews) as readonly StoredView[];
  const chosen = views.find((view) => view.id === bounds['chosen']?.value);
  const settings = settingsOf(bounds);
  const made = chosen ? settings : settingsWith(settings, props.own);
  const isChanged = !sameJson(settings, settingsOf(valuesOf(chosen?.settings)));
  const show = (view: StoredView | undefined): void => {
    bounds['chosen']?.set(view?.id ?? null);
    for (const [name, { value }] of Object.entries(valuesOf(view?.settings))) bounds[name]?.set(value);
    emit('choose', { id: view?.id ?? null });
  };

  const isOpened = useRef(false);
  useEffect(() => {
    // The list opens with its first view once, unless the address or somebody else has narrowed it before.
    if (isOpened.current || !props.views) return;
    isOpened.current = true;
    const first = openingView(views);
    if (first && bounds['chosen']?.value === null && sameJson(settings, {})) show(first);
  });

  const entries = entriesOf({
    formatMessage,
    views,
    chosen,
    isChanged,
    canShare: props.canShare ?? false,
    show,
    open: setForm,
    save: (view) => emit('save', { id: view.id, version: view.version, settings }),
    openFirst: (view, isFirst) => emit('openFirst', { id: view.id, version: view.version, is_default: isFirst }),
    async remove(view) {
      const question = {
        text: formatMessage({ id: 'widget.ViewBar.askRemove' }, { name: view.name }),
        ok: formatMessage({ id: 'widget.ViewBar.removeYes' }),
        isDanger: true,
      };
      if (!(await host.confirm(question))) return;
      show(undefined);
      emit('remove', { id: view.id });
    },
  });
  const name = chosen?.name ?? formatMessage({ id: 'widget.ViewBar.all' });
  return (
    <div id={id} className={styles.views} {...menu.frame}>
      <button
        {...menu.button}
        className={styles.button}
        aria-label={
          isChanged
            ? formatMessage({ id: 'widget.ViewBar.nowChanged' }, { name })
            : formatMessage({ id: 'widget.ViewBar.now' }, { name })
        }
      >
        <Glyph name="layers" size={16} />
        <span className={styles.name}>{name}</span>
        {isChanged && <span className={styles.dot} title={formatMessage({ id: 'widget.ViewBar.changed' })} />}
        <Glyph name="chevron-down" size={16} />
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-menu`}
          label={formatMessage({ id: 'widget.ViewBar.views' })}
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
          id={`${id}-name`}
          title={
            form === 'rename'
              ? formatMessage({ id: 'widget.ViewBar.rename' })
              : form === 'share'
                ? formatMessage({ id: 'widget.ViewBar.saveShared' })
                : formatMessage({ id: 'widget.ViewBar.saveAs' })
          }
          start={form === 'rename' ? (chosen?.name ?? '') : ''}
          position={menu.position}
          issueOf={(text) => (text.trim() === '' ? 'empty' : undefined)}
          onClose={() => setForm(undefined)}
          onName={(text) => {
            setForm(undefined);
            menu.close();
            if (form !== 'rename') {
              // The view shows at once what it was made of.
              if (!chosen) bounds['arrangement']?.set(valuesOf(made)['arrangement']?.value ?? null);
              emit('create', { name: text, is_shared: form === 'share', settings: made });
            } else if (chosen) emit('rename', { id: chosen.id, version: chosen.version, name: text });
          }}
        />
      )}
    </div>
  );
}

import { isComposing } from '../kit/keys/is-composing.ts';
import type { KeyboardEvent, ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { useDraft } from '../kit/field/useDraft.ts';
import type { TabsEvents, TabsProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Tabs.module.css';
import { keyAlongText } from '../kit/direction/direction.ts';

/** Tabs after the ARIA pattern: one Tab stop, arrow keys, Home and End; choosing shows at once. */
export function Tabs({ id, props, bound, emit, slot }: WidgetProps<TabsProps, TabsEvents>): ReactElement {
  const [selected, choose] = useDraft(boundText(bound), bound?.set);
  const { tabs } = props;
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const show = (at: number) => {
    const tab = tabs[(at + tabs.length) % tabs.length];
    if (!tab) return;
    choose(tab.id);
    emit('change', { tab: tab.id });
    document.getElementById(`${id}-tab-${tab.id}`)?.focus();
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[keyAlongText(event)];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  return (
    <div id={id} className={styles.tabs}>
      <div role="tablist" aria-label={props.label} className={styles.list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => show(at)}
            onKeyDown={(event) => !isComposing(event) && keys(event, at)}
          >
            {tab.icon && isIconName(tab.icon) && <Glyph name={tab.icon} size={16} />}
            {tab.label}
            {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className={styles.panel}
        aria-labelledby={current && `${id}-tab-${current.id}`}
      >
        {slot('panel', { tab: current?.id ?? '' })}
      </div>
    </div>
  );
}

import { isComposing } from '#widgets/kit/keys/is-composing.ts';
import type { KeyboardEvent, ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIntl } from 'react-intl';
import { Glyph } from '#widgets/kit/icons/Glyph.tsx';
import { Tabs } from '#widgets/Tabs/Tabs.tsx';
import { widgetAlone } from '../shell/kit/widget-alone.ts';
import styles from './DevTools.module.css';
import { LogTab } from './LogTab.tsx';
import { NodesTab } from './NodesTab.tsx';
import type { LocationStore } from './location-store.ts';
import type { Recorder } from './recorder.ts';
import { ValuesTab } from './ValuesTab.tsx';

interface DevToolsProps {
  recorder: Recorder;
  locations: LocationStore;
  onClose: () => void;
}

/** The panel beside the page: its nodes, its values, its calls and actions. Escape closes it. */
export function DevTools({ recorder, locations, onClose }: DevToolsProps): ReactElement {
  const { formatMessage } = useIntl();
  useSnapshot(recorder.state, { sync: true });
  const scopes = recorder.scopes();
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const shown = (tab: unknown) => {
    if (tab === 'values') return <ValuesTab scopes={scopes} />;
    return tab === 'log' ? <LogTab recorder={recorder} /> : <NodesTab scopes={scopes} locations={locations} />;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the panel as a whole.
    <aside
      id="devtools"
      className={styles.panel}
      aria-label={formatMessage({ id: 'devtools.title' })}
      tabIndex={-1}
      onKeyDown={keys}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{formatMessage({ id: 'devtools.title' })}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage({ id: 'devtools.close' })}
          onClick={onClose}
        >
          <Glyph name="x" size={16} />
        </button>
      </header>
      <div className={styles.body}>
        <Tabs
          {...widgetAlone('devtools-tabs')}
          props={{
            label: formatMessage({ id: 'devtools.title' }),
            tabs: [
              { id: 'nodes', label: formatMessage({ id: 'devtools.nodes' }) },
              { id: 'values', label: formatMessage({ id: 'devtools.values' }) },
              { id: 'log', label: formatMessage({ id: 'devtools.log' }) },
            ],
          }}
          emit={() => undefined}
          slot={(_, locals) => shown(locals?.['tab'])}
        />
      </div>
    </aside>
  );
}

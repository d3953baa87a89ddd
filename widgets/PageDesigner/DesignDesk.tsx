import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useEngine, type WidgetProps } from '#engine';
import { documentOf, findSource } from '#engine/designer';
import type { HostUser } from '#engine/runtime';
import type { PageDesignerEvents, PageDesignerProps } from '../generated/types.ts';
import type { CallReader } from '../kit/preview/safe-call.ts';
import { DesignFrame } from './canvas/index.ts';
import type { DesignKit } from '#engine/designer';
import { useCompiled } from './compile/useCompiled.ts';
import type { Design } from './model/design.ts';
import { createDesigner } from './model/designer.ts';
import { createNodeNames, layoutIn, slotsIn } from './model/node-words.ts';
import { initialDraft, useSavedChanges, useStored } from './model/useSavedChanges.ts';
import styles from './PageDesigner.module.css';
import { Issues, issuesOf } from './panels/Issues.tsx';
import { LeftPanel } from './panels/LeftPanel.tsx';
import { RightPanel } from './panels/RightPanel.tsx';
import { Bar, type Look } from './stage/Bar.tsx';
import { dragFromPalette } from './stage/drag-from-palette.ts';
import { StageLayer } from './stage/StageLayer.tsx';
import { answerKey, useDesignKeys } from './stage/useDesignKeys.ts';
import { useStage } from './stage/useStage.ts';
import { statusWords } from './texts/words.ts';

/** Widths of windows that the page is shown in, in px. */
const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;

export type DeskGiven = WidgetProps<PageDesignerProps, PageDesignerEvents> & { design: Design };

/** The designer of one document over one base. */
export function DesignDesk({
  id,
  props,
  design: opened,
  kit,
  emit,
  slot,
}: DeskGiven & { kit: DesignKit }): ReactElement {
  // As it was opened. Answers that follow contain what this designer has saved itself.
  const [design] = useState(opened);
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const slotsOf = useMemo(() => slotsIn(kit), [kit]);
  const stored = useStored(design);
  const [designer] = useState(() => createDesigner(initialDraft(design, stored), { slotsOf, isLayout: layoutIn(kit) }));
  useSnapshot(designer.state);
  const { draft, selected, isRefused } = designer.state;
  const document = documentOf(draft);
  const [look, setLook] = useState<Look>(() => ({
    width: window.innerWidth < 600 ? 'phone' : 'desktop',
    locale,
    scheme: 'light',
    viewer: 'me',
  }));
  const viewer = useViewer(look.viewer);
  const compiled = useCompiled({ kit, changed: design.changed, document, locale: look.locale });
  const stage = useStage(document, slotsOf);
  const [scale, setScale] = useState(1);
  const [reloads, setReloads] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const issues = issuesOf(compiled, document, intl);
  const isSound = compiled?.isJudged === true && issues.length === 0;
  const status = useSavedChanges({ design, draft, status: props.status ?? 'saved', emit, isSound });
  useDesignKeys(designer);

  const section = formatMessage({ id: 'widget.PageDesigner.section' });
  const nameOf = useMemo(() => createNodeNames(kit, locale, section), [kit, locale, section]);
  const named = (node: string): string => {
    const found = findSource(document, node);
    return found ? nameOf(found) : node;
  };
  const application = useApplication(design);
  const ask = useAsk(application);
  const editWords = (): void =>
    root.current?.querySelector<HTMLElement>('[data-properties] :is(input, textarea):not([disabled])')?.focus();
  return (
    <section ref={root} id={id} className={styles.designer} aria-label={props.label}>
      <Bar
        id={`${id}-bar`}
        title={design.title}
        designer={designer}
        look={look}
        onLook={setLook}
        onReload={() => setReloads(reloads + 1)}
        status={isRefused ? formatMessage({ id: 'widget.PageDesigner.refused' }) : formatMessage(statusWords[status])}
        actions={slot('actions')}
      />
      <LeftPanel
        id={id}
        kit={kit}
        designer={designer}
        document={document}
        nameOf={nameOf}
        onDrag={(offered, event) => dragFromPalette(event, { offered, stage, designer, scale, layer: `${id}-stage` })}
      />
      <div className={styles.stage}>
        {look.viewer === 'user' && (
          <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.viewer.note' })}</p>
        )}
        <div className={styles.sheet} data-width={look.width}>
          {compiled ? (
            <DesignFrame
              label={design.title}
              document={compiled.document}
              width={widths[look.width]}
              scheme={look.scheme}
              design={viewer}
              reloads={reloads}
              call={ask}
              onBoxes={stage.show}
              onScale={setScale}
            >
              <StageLayer
                id={id}
                stage={stage}
                scale={scale}
                selected={selected}
                nameOf={named}
                onSelect={designer.select}
                onEdit={editWords}
                onDrop={designer.move}
                onKey={(event) => answerKey(event, designer)}
              />
            </DesignFrame>
          ) : (
            <p className={styles.waiting} role="status">
              {formatMessage({ id: 'widget.PageDesigner.loading' })}
            </p>
          )}
        </div>
        <p id={`${id}-keys`} className={styles.none}>
          {formatMessage({ id: 'widget.PageDesigner.keys' })}
        </p>
        <Issues issues={issues} nameOf={named} onGo={designer.select} />
      </div>
      <RightPanel
        id={id}
        kit={kit}
        design={design}
        designer={designer}
        document={document}
        nameOf={nameOf}
        application={application}
        ask={ask}
      />
    </section>
  );
}

/** The application that the designed page belongs to; without one, the application from which the designer was opened. */
function useApplication({ application_id }: Design): string | undefined {
  const { appid } = useEngine().host.navigator.location().query;
  return application_id ?? (appid === '' ? undefined : appid);
}

/** Reads what the page and its designer ask for, inside the application. */
function useAsk(application: string | undefined): CallReader {
  const { calls } = useEngine();
  return useCallback(
    (call, args) =>
      application === undefined
        ? calls.read(call, args, new AbortController().signal)
        : calls.run(call, args, { inside: { applicationId: application } }),
    [calls, application],
  );
}

interface Viewer {
  user: HostUser | null;
  env: Readonly<Record<string, unknown>>;
}

/** For whom the page is shown: the designer, or a person who has the role of a workspace user alone. */
function useViewer(viewer: 'me' | 'user'): Viewer {
  const { host } = useEngine();
  return useMemo(() => {
    const me = host.user();
    const user = me && viewer === 'user' ? { ...me, roles: plain, role: plain } : me;
    return { user, env: host.env };
  }, [host, viewer]);
}

const plain = ['WORKSPACE_USER'];

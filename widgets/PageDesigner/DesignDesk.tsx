import { type PointerEvent, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useEngine, type WidgetProps } from '#engine';
import { documentOf, findSource } from '#engine/designer';
import type { HostUser } from '#engine/runtime';
import type { PageDesignerEvents, PageDesignerProps } from '../generated/types.ts';
import type { CallReader } from '../kit/preview/safe-call.ts';
import type { DesignKit } from '#engine/designer';
import { useCompiled } from './compile/useCompiled.ts';
import type { Design } from './model/design.ts';
import { type Aim, createDesigner } from './model/designer.ts';
import type { Offered } from './model/offered.ts';
import { createNodeNames, layoutIn, slotsIn } from './model/node-words.ts';
import { initialDraft, useSavedChanges, useStored } from './model/useSavedChanges.ts';
import styles from './PageDesigner.module.css';
import { Issues, issuesOf } from './panels/Issues.tsx';
import { LeftPanel } from './panels/LeftPanel.tsx';
import { RightPanel } from './panels/RightPanel.tsx';
import { Bar, type Look } from './stage/Bar.tsx';
import { dragFromPalette } from './stage/drag-from-palette.ts';
import { clipboardEvents } from './stage/clipboard-events.ts';
import { PageStage } from './stage/PageStage.tsx';
import { useDesignKeys } from './stage/useDesignKeys.ts';
import { useStage } from './stage/useStage.ts';
import { stepIssueWords, statusWords } from './texts/words.ts';

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
  const { draft, selected, aim, issue } = designer.state;
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
  const [panel, setPanel] = useState<'outline' | 'add'>('outline');
  const clipboard = useMemo(() => clipboardEvents(designer, kit.messages), [designer, kit]);
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
  const onDrag = useLatest((offered: Offered, event: PointerEvent): void =>
    dragFromPalette(event, { offered, stage, designer, scale, layer: `${id}-stage` }),
  );
  const addAt = (next: Aim | null): void => {
    designer.aimAt(next);
    setPanel('add');
    if (next === null) designer.select(document.body?.id ?? null);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus());
  };
  const aimed =
    aim === null
      ? undefined
      : aim.side === 'before'
        ? formatMessage({ id: 'widget.PageDesigner.addBefore' }, { name: named(aim.node) })
        : formatMessage({ id: 'widget.PageDesigner.addAfter' }, { name: named(aim.node) });
  const editWords = (): void =>
    root.current?.querySelector<HTMLElement>('[data-properties] :is(input, textarea):not([disabled])')?.focus();
  return (
    <section ref={root} id={id} className={styles.designer} aria-label={props.label} {...clipboard}>
      <Bar
        id={`${id}-bar`}
        title={design.title}
        designer={designer}
        look={look}
        onLook={setLook}
        onReload={() => setReloads(reloads + 1)}
        status={formatMessage(issue === null ? statusWords[status] : stepIssueWords[issue])}
        actions={slot('actions')}
      />
      <LeftPanel
        id={id}
        kit={kit}
        designer={designer}
        document={document}
        base={draft.base}
        selected={selected}
        panel={panel}
        onPanel={setPanel}
        aim={aimed}
        nameOf={nameOf}
        onDrag={onDrag}
      />
      <div className={styles.stage}>
        {look.viewer === 'user' && (
          <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.viewer.note' })}</p>
        )}
        <div className={styles.sheet} data-width={look.width}>
          {compiled ? (
            <PageStage
              id={id}
              kit={kit}
              design={design}
              designer={designer}
              document={document}
              compiled={compiled}
              look={look}
              viewer={viewer}
              reloads={reloads}
              ask={ask}
              stage={stage}
              scale={scale}
              onScale={setScale}
              nameOf={named}
              onEditInPanel={editWords}
              onAdd={addAt}
            />
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
        selected={selected}
        nameOf={nameOf}
        application={application}
        ask={ask}
      />
    </section>
  );
}

/** The same function at each rendering; it does what the newest one does. */
function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
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

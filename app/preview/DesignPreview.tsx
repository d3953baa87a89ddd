import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { EngineProvider, PageView } from '#engine';
import type { CompiledDocument } from '#engine/document';
import { shareEqual } from '#schemas';
import type { EngineHost, Registry } from '#engine/runtime';
import type { OpenPart } from '#widgets/kit/preview/messages.ts';
import { Located } from './boxes/Located.tsx';
import { createLayoutReporter } from './boxes/layout-reporter.ts';
import { createCachedAnswers } from './asked-calls.ts';
import { createDesignHost } from './design-host.ts';
import type { PreviewProps } from './Preview.tsx';
import styles from './DesignPreview.module.css';

/**
 * The document while it is designed: what a reader would see, with the data that the embedding page hands over. The embedding
 * page gets the box of each node. Nothing in it can be pressed or reached.
 */
export function DesignPreview({ boot, registry, content, embedder }: PreviewProps): ReactElement {
  const { user = null, env = {}, windowHeight, open, reloads } = content.design ?? {};
  const root = useRef<HTMLDivElement>(null);
  const [reporter] = useState(() => createLayoutReporter(window, embedder.showLayout));
  useEffect(() => (root.current ? reporter.follow(root.current) : undefined), [reporter]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--pw-window', `${windowHeight}px`);
    return () => void style.removeProperty('--pw-window');
  }, [windowHeight]);
  const wanted = useSame(useMemo(() => withOpen(content.document, open), [content.document, open]));
  const shown = useLoaded(wanted, registry);
  const person = useSame(useMemo(() => ({ user, env, locale: shown.locale }), [user, env, shown.locale]));
  // An edit asks for nothing that the page has read already. The embedding page reads as its own user, for any person that the page is shown to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of reloads forgets the answers
  const read = useMemo(() => createCachedAnswers(embedder.call), [embedder, reloads]); // oxlint-disable-line react-hooks/exhaustive-deps
  // One host for as long as it is for the same person: an edited document takes over what the last one had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the content, a host knows what `person` is made of
  const host = useMemo(
    () => {
      const wrap: EngineHost['wrap'] = (id, around, shown) => (
        <Located id={id} around={around} locate={reporter.locate}>
          {/* Safe: the engine hands over what it would render. */}
          {shown as ReactNode}
        </Located>
      );
      return createDesignHost({ boot, registry, content, design: person, embedder: { ...embedder, call: read }, wrap });
    },
    [boot, registry, person, embedder, read, reporter], // oxlint-disable-line react-hooks/exhaustive-deps
  );
  const beginning = useMemo(() => beginningOf(shown, open !== undefined), [shown, open]);
  return (
    <div ref={root} className={styles.root} inert>
      <EngineProvider host={host}>
        <PageView key={beginning} document={shown} outlet={<div className={styles.outlet} />} />
      </EngineProvider>
    </div>
  );
}

/** Every message brings copies: what says the same as before is the object of before, so that it is not rendered again. */
function useSame<Value>(value: Value): Value {
  const [before, setBefore] = useState(value);
  const same = shareEqual(before, value);
  if (same !== before) setBefore(same);
  return same;
}

/**
 * What a page begins with. Where that changes, it begins again; where only nodes change, it keeps what it has read, and nothing
 * flickers. What is open over it is a part of how it begins.
 */
function beginningOf(document: CompiledDocument, isSomethingOpen: boolean): string {
  const { id, params, state, data, load, actions } = document;
  return JSON.stringify(isSomethingOpen ? document : { id, params, state, data, load, actions });
}

/** The last document whose widgets are loaded: what is shown stays until a new kind of widget is ready. */
function useLoaded(wanted: CompiledDocument, registry: Registry): CompiledDocument {
  const [loaded, setLoaded] = useState(wanted);
  useEffect(() => {
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setLoaded(wanted);
    };
    // The page shows the error of a widget that cannot be loaded.
    registry.loadWidgets(wanted.widgets).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [wanted, registry]);
  return loaded;
}

/** The document that shows one of its dialogs or drawers at once. */
function withOpen(document: CompiledDocument, open: OpenPart | undefined): CompiledDocument {
  if (!open) return document;
  const { kind, name } = open;
  const action = kind === 'dialog' ? { do: 'openDialog', dialog: name } : { do: 'openDrawer', drawer: name };
  return { ...document, load: [action, ...(document.load ?? [])] };
}

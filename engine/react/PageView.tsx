import { type ReactElement, type ReactNode, use, useEffect, useReducer, useRef, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { type CompiledDocument, EngineError } from '#engine/document';
import { createScope, isData, type Locals, type PageScope, plainText } from '#engine/runtime';
import {
  type BoundEngine,
  LayoutRegionsContext,
  NodesContext,
  OutletContext,
  RegionsContext,
  ScopeContext,
  useBoundEngine,
} from './contexts.ts';
import { EmptyNotice } from './EmptyNotice.tsx';
import { toEngineError } from './engine-error.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { NodeView } from './NodeView.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { DialogStack } from './DialogStack.tsx';
import { isEditOf } from './edited-document.ts';
import { QuietFailures } from './QuietFailures.tsx';
import { Regions } from './regions.ts';
import { Skeleton } from './Skeleton.tsx';
import { useWidgets } from './useWidgets.ts';
import { WindowTitle } from './WindowTitle.tsx';

/** A document and what surrounds it. */
export interface PageViewProps {
  document: CompiledDocument;
  /** The parts of the address, such as `{appId: '…'}` for `/app/:appId`. */
  params?: Readonly<Record<string, string>>;
  /** For a layout: the page that its `Outlet` shows. */
  outlet?: ReactNode;
  /** Puts the document's title into the window, once it is known and whenever it changes. Absent: the title is not shown. */
  title?: (text: string) => ReactNode;
  /** Receives what the `emit` action of the document sends. */
  onEmit?: (name: string, detail: unknown) => void;
}

const none: Readonly<Record<string, string>> = {};
const noNodes: readonly string[] = [];
const emptyNotice = <EmptyNotice />;

/** Shows a compiled document: at once when its widgets are loaded, after a skeleton when not. Never blank (P22). */
export function PageView(props: PageViewProps): ReactElement {
  const engine = useBoundEngine();
  const format = isData(props.document) ? Reflect.get(props.document, 'format') : undefined;
  const broken = (error: EngineError) => (
    <>
      {props.title?.('')}
      <ErrorBox error={error} />
    </>
  );
  if (format !== 1) return broken(new EngineError('ENGINE_DOCUMENT_FORMAT', { format: plainText(format) ?? '' }));
  return (
    <NodeBoundary
      version={props.document}
      of={props.document}
      report={(error) => engine.host.report?.(error)}
      broken={(error, { id }) => broken(toEngineError(error, id))}
    >
      <Page {...props} />
    </NodeBoundary>
  );
}

function Page({ document, params = none, outlet = null, title, onEmit }: PageViewProps): ReactElement {
  const engine = useBoundEngine();
  const emit = useRef(onEmit);
  useEffect(() => {
    emit.current = onEmit;
  });
  const { scope, turn } = usePageScope(engine, document, params, (name, detail) => emit.current?.(name, detail));
  const [regions] = useState(() => new Regions());
  const around = use(RegionsContext);
  const isReady = useWidgets(engine.host.registry, document.widgets);
  return (
    <ScopeContext value={scope}>
      <NodesContext value={noNodes}>
        <OutletContext value={outlet}>
          <LayoutRegionsContext value={around}>
            <RegionsContext value={regions}>
              <RawIntlProvider value={engine.texts.ofDocument(document)}>
                {title && <WindowTitle scope={scope} title={document.title} show={title} />}
                {document.silentFailures && (
                  <QuietFailures key={`failed ${turn}`} scope={scope} names={document.silentFailures} />
                )}
                {isReady ? (
                  <NodeView key={turn} node={document.body} locals={none} empty={emptyNotice} />
                ) : (
                  <Skeleton />
                )}
                <DialogStack key={`over ${turn}`} scope={scope} />
              </RawIntlProvider>
            </RegionsContext>
          </LayoutRegionsContext>
        </OutletContext>
      </NodesContext>
    </ScopeContext>
  );
}

interface MountedPage {
  engine: BoundEngine;
  document: CompiledDocument;
  scope: PageScope;
  /** Grows with each document, so that no node of the last one is taken over. */
  turn: number;
}

/** One scope for as long as the engine and the document stay the same. */
function usePageScope(
  engine: BoundEngine,
  document: CompiledDocument,
  params: Locals,
  onEmit: Required<PageViewProps>['onEmit'],
): MountedPage {
  const make = (turn: number, previous?: PageScope): MountedPage => ({
    engine,
    document,
    turn,
    scope: createScope({ engine, document, part: document, params, previous, onEmit }),
  });
  const [mounted, setMounted] = useState(() => make(0));
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // Left in the midst of its work, it is shown again as if for the first time.
  const { isInterrupted } = mounted.scope;
  const stays = mounted.engine === engine && !isInterrupted;
  const isSame = stays && mounted.document === document;
  const isEdited = stays && !isSame && isEditOf(mounted.document, document) && addTexts(mounted, document);
  const previous = !isInterrupted && isSuccessor(mounted, document) ? mounted.scope : undefined;
  const current = isSame ? mounted : isEdited ? { ...mounted, document } : make(mounted.turn + 1, previous);
  if (!isSame) setMounted(current);
  const { scope } = current;
  useEffect(() => {
    if (!scope.isInterrupted) return scope.start();
    renderAgain();
    return undefined;
  }, [scope]);
  const given = JSON.stringify(params);
  const known = useRef(given);
  useEffect(() => {
    if (known.current !== given) scope.setParams(JSON.parse(given));
    known.current = given;
  }, [scope, given]);
  return current;
}

/** The messages of an edited document, for the nodes that are shown already; false when one of them says something else now. */
const addTexts = ({ engine, document }: MountedPage, edited: CompiledDocument): boolean =>
  engine.texts.extend(document, edited);

/** True for the same document in another language or another draft: what the person entered is taken over. */
function isSuccessor(before: MountedPage, document: CompiledDocument): boolean {
  return before.document.id === document.id && before.document.kind === document.kind;
}

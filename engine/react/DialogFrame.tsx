import { type ComponentType, type ReactElement, type ReactNode, useId, useMemo, useRef } from 'react';
import { type CompiledFrame, EngineError } from '#engine/document';
import { mayClose, type OpenDialog, type PageScope, valueReads } from '#engine/runtime';
import { toEngineError } from './engine-error.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { noNodes } from './slot-nodes.ts';
import { titleText } from './title-text.ts';
import { usePathSubscription } from './usePathSubscription.ts';
import type { WidgetProps } from './widget.ts';

interface FrameProps extends Pick<CompiledFrame, 'from' | 'fullScreen'> {
  title: string;
  /** In px, or the whole window. */
  width: number | '100%';
}

/** LIM-10, SHELL-40: px that a dialog and a drawer are wide unless they say otherwise. */
const widths = { dialog: 480, drawer: 520 } as const;

/**
 * The `Dialog` or `Drawer` widget around what is open. The widget holds the focus, closes on Escape when it is on top, and
 * emits `close`; the engine takes it away.
 */
export function DialogFrame({ open, children }: { open: OpenDialog<PageScope>; children: ReactNode }): ReactElement {
  const { kind, dialog, scope } = open;
  const id = useId();
  const isAsking = useRef(false);
  const name = kind === 'dialog' ? 'Dialog' : 'Drawer';
  const { registry, report } = scope.engine.host;
  /** The person closes it; actions close it without a question, unless they ask for one. */
  async function close(): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await mayClose(open);
    isAsking.current = false;
    if (isSure) open.close();
  }

  usePathSubscription(
    scope,
    useMemo(() => valueReads(dialog.title), [dialog]),
  );
  // Safe: these two names are the engine's, and their widgets take these props.
  const Frame = registry.widget(name) as ComponentType<WidgetProps<FrameProps, { close: null }>> | undefined;
  if (!Frame) return <ErrorBox error={new EngineError('ENGINE_WIDGET_UNKNOWN', { name })} />;
  const { from, fullScreen } = dialog;
  const props = { title: titleText(dialog.title, scope), width: dialog.width ?? widths[kind], from, fullScreen };
  return (
    <NodeBoundary version={open} of={name} report={(error) => report?.(error)} broken={brokenFrame}>
      <Frame
        id={`${kind}${id}`}
        nodeId={name}
        props={props}
        busy={false}
        emit={(event) => void (event === 'close' && close())}
        listens={(event) => event === 'close'}
        bounds={{}}
        parts={() => noNodes}
        hasSlot={(slot) => slot === 'default'}
        slot={(slot) => (slot === 'default' ? children : null)}
      />
    </NodeBoundary>
  );
}

const brokenFrame = (error: unknown, name: string): ReactNode => <ErrorBox error={toEngineError(error, name)} />;

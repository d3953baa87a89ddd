import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { CompiledNode, OpenOverlay, PageScope } from '#engine/runtime';
import { NodesContext, ScopeContext, useBoundEngine } from './contexts.ts';
import { EmptyNotice } from './EmptyNotice.tsx';
import { NodeView } from './NodeView.tsx';
import { QuietFailures } from './QuietFailures.tsx';
import { OverlayFrame } from './OverlayFrame.tsx';

/** The dialogs and drawers that are open over a page, each with its own scope; the last one is on top. */
export function OverlayStack({ scope }: { scope: PageScope }): ReactElement[] {
  const open = useSyncExternalStore(scope.overlays.subscribe, scope.overlays.list, scope.overlays.list);
  return open.map((overlay) => <OverlayView key={overlay.key} open={overlay} />);
}

function OverlayView({ open }: { open: OpenOverlay<PageScope> }): ReactElement {
  const { texts } = useBoundEngine();
  const { scope, overlay } = open;
  useEffect(() => scope.start(), [scope]);
  return (
    <ScopeContext value={scope}>
      <NodesContext value={[]}>
        <RawIntlProvider value={texts.ofDocument(scope.document)}>
          <OverlayFrame open={open}>
            {overlay.unheard && <QuietFailures scope={scope} names={overlay.unheard} />}
            <NodeView node={overlay.body satisfies CompiledNode} locals={{}} empty={<EmptyNotice />} />
          </OverlayFrame>
        </RawIntlProvider>
      </NodesContext>
    </ScopeContext>
  );
}

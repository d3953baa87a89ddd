import { type ReactElement, useEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useSnapshot } from 'valtio';
import type { CompiledNode } from '#engine/document';
import type { OpenDialog, PageScope } from '#engine/runtime';
import { NodesContext, ScopeContext, useBoundEngine } from './contexts.ts';
import { EmptyNotice } from './EmptyNotice.tsx';
import { NodeView } from './NodeView.tsx';
import { QuietFailures } from './QuietFailures.tsx';
import { DialogFrame } from './DialogFrame.tsx';

/** The dialogs and drawers that are open over a page, each with its own scope; the last one is on top. */
export function DialogStack({ scope }: { scope: PageScope }): ReactElement[] {
  const { list } = useSnapshot(scope.openDialogs.shown, { sync: true });
  return list.map((open) => <DialogView key={open.key} open={open} />);
}

function DialogView({ open }: { open: OpenDialog<PageScope> }): ReactElement {
  const { texts } = useBoundEngine();
  const { scope, dialog } = open;
  useEffect(() => scope.start(), [scope]);
  return (
    <ScopeContext value={scope}>
      <NodesContext value={[]}>
        <RawIntlProvider value={texts.ofDocument(scope.document)}>
          <DialogFrame open={open}>
            {dialog.silentFailures && <QuietFailures scope={scope} names={dialog.silentFailures} />}
            <NodeView node={dialog.body satisfies CompiledNode} locals={{}} empty={<EmptyNotice />} />
          </DialogFrame>
        </RawIntlProvider>
      </NodesContext>
    </ScopeContext>
  );
}

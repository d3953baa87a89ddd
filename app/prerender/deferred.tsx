/**
 * What the first screen shows without: the client with its table of calls, the router, the dialogs of the shell, what belongs to
 * a signed-in user, and what most actions do. It is one file, loaded at once when a user is signed in, and else when the screen is
 * ready for use.
 */
import '#widgets/kit/icons/add-later.ts';
import { startFocusTips } from '#widgets/kit/tip/focus-tips.ts';
import { steadyPresses } from '#engine';
import { actionRegistry } from '#engine/actions';
import { Live } from '../live/Live.tsx';
import { BrowserRouter } from '../router/browser-router.tsx';
import { withCarried } from '../router/carried.ts';
import { findPage } from '../router/find-page.ts';
import { createOwnPageLinks } from '../shell/own-page-links.ts';
import { createPageLinks } from '../shell/page-links.ts';
import { createAppClient } from '../session/app-client.ts';
import { countedClient } from '../session/counted-client.ts';
import { callOfPage } from '../session/call-of-page.ts';
import { enter } from '../session/enter.ts';
import { followSession } from '../session/follow-session.ts';
import { localeAt } from '../session/locale-at.ts';
import { insideOf } from '../session/open-application.ts';
import { receiveUserInfo } from '../session/receive-user-info.ts';
import { refreshUserInfo } from '../session/refresh-user-info.ts';
import { signOut } from '../session/sign-out.ts';
import { createApplicationLooks } from '../session/storage/application-looks.ts';
import { ownerOf, sweepDrafts } from '../session/storage/stored-drafts.ts';
import { watchIdle } from '../session/watch-idle.ts';
import { Dialogs } from '../shell/Dialogs.tsx';
import { windowTitle } from '../shell/window-title.ts';
import '../theme/size.css';
import { createFiles } from '../shell/files.ts';
import { HeadingFocus } from '../shell/HeadingFocus.tsx';
import { Layouts } from '../shell/Layouts.tsx';
import { removeOutlines } from '../shell/outlines.ts';
import { pageAddress } from '#engine/address';
import { hostOperations } from '../shell/host-operations.ts';
import { hostSize } from '../shell/host-size.ts';
import { createMessenger } from '../shell/messenger.ts';
import { showSettled } from '../shell/show-settled.ts';
import { reloadUpdated } from '../shell/reload-updated.ts';
import type { Deferred, FirstParts } from './first-parts.ts';
import { prefetch } from './prefetch.ts';

/** Composes the other half of the shell with the parts of the first screen. */
export function createDeferred(first: FirstParts): Deferred {
  const { view, facts } = first;
  const looks = createApplicationLooks({ view, begun: first.boot.application });
  const parts = { ...first, looks, client: countedClient(createAppClient(first)) };
  const idle = watchIdle(parts);
  const addressParts = {
    ...parts,
    // The root asks again whether the workspace is open: the alert pages' "try again" leads there.
    onRoot() {
      facts.alert = undefined;
    },
  };
  const dialogParts = { ...parts, idle };
  steadyPresses(view.document);
  startFocusTips(view.document);
  showSettled(parts);
  reloadUpdated({ ...parts, now: Date.now });
  const own = createOwnPageLinks({
    ...parts,
    report: (error) => console.warn(error),
    onChange: () => pageLinks.notify(),
  });
  const pageLinks = createPageLinks({
    ...parts,
    own,
    sessionId: first.session.id,
    owner: () => ownerOf(first.session),
    siteName: () => facts.env.platform.platform_name,
    title: windowTitle(view.document),
  });
  return {
    client: parts.client,
    actionRegistry,
    findPage,
    receiveUserInfo: (info) => receiveUserInfo(parts, info),
    localeAt: (address) => localeAt(parts, address),
    themeAt: (address) => looks.of(insideOf(parts.session, address).applicationId)?.theme,
    host: {
      call: (id, args, options) => callOfPage(parts, id, args, options),
      operations: hostOperations,
      address: pageAddress,
      files: createFiles(view),
      pageLinks,
      size: hostSize,
      carry: (path) => withCarried(path, first.router.address()),
      messenger: createMessenger(view, () => facts.env.environment.embed_origins),
      signOut: () => signOut(parts),
      enter: (where) => enter(parts, where),
    },
    prefetch: () => prefetch(parts),
    start(session) {
      if (parts.session.info()) refreshUserInfo(parts);
      sweepDrafts(view.localStorage, Date.now());
      followSession({ ...parts, idle }, session);
      pageLinks.start();
      removeOutlines(parts);
      idle.start();
    },
    Layouts: (props) => <Layouts {...props} parts={parts} />,
    Dialogs: ({ host }) => (
      <>
        <BrowserRouter parts={addressParts} />
        <Live {...parts} />
        <HeadingFocus state={first.screens.state} />
        <Dialogs parts={dialogParts} host={host} />
      </>
    ),
  };
}

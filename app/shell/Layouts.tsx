import { Activity, cloneElement, type ReactElement, useEffect, useState } from 'react';
import { PageView, type PageViewProps } from '#engine';
import type { Leaving } from '../router/leaving.ts';
import { routeType } from '../router/route-type.ts';
import { readQuery } from '../router/router.ts';
import type { Screen } from '../router/screens.ts';
import type { SessionFacts } from '../session/facts.ts';
import { insideOf } from '../session/open-application.ts';
import type { Session } from '../session/session.ts';
import type { ApplicationLooks } from '../session/storage/application-looks.ts';
import { backIn, type Frame, seenIn, stillFramed } from './layout-frames.ts';
import { positionOf } from './position.ts';

export interface LayoutsProps {
  screen: Screen;
  /** The page. */
  view: ReactElement<PageViewProps>;
}

interface LayoutsParts {
  session: Session;
  looks: Pick<ApplicationLooks, 'of'>;
  facts: Pick<SessionFacts, 'env'>;
  leaving: Pick<Leaving, 'isUnsaved'>;
}

/** Parts of the environment, of the person and of the open application that say how many pages stay (SHELL-21). */
function limitOf(
  { session, facts, looks }: LayoutsParts,
  address: Screen['address'],
): { limit: number; listsOnly: boolean } {
  const { cacheMaxNum, cacheMaxNumOfDefaultTheme } = facts.env.globalConfig;
  const own = looks.of(insideOf(session, address).applicationId)?.layout;
  const hasTags = (own ?? session.info()?.wsPreference?.theme_layout_type) === 'tagsViewLayout';
  return { limit: hasTags ? cacheMaxNum : cacheMaxNumOfDefaultTheme, listsOnly: !hasTags };
}

/**
 * The page inside its layout, which gets the parts of the address too. A layout stays mounted while the pages in it change, and
 * hidden after it was left as long as a page in it stays (decision 264).
 */
export function Layouts({ screen, view, parts }: LayoutsProps & { parts: LayoutsParts }): ReactElement[] {
  const { user } = parts.session.info() ?? parts.session.lastInfo() ?? {};
  const shown = frameOf(screen, view, `${user?.id} ${user?.ws_id}`);
  const rules = limitOf(parts, screen.address);
  const [frames, setFrames] = useState<readonly Frame[]>(() => [shown]);
  const [first] = frames;
  let next = frames;
  if (first?.key !== shown.key) {
    // Work that the person gave up is gone, and with it the layout that had it.
    const left = parts.leaving.isUnsaved()
      ? frames.slice(1)
      : frames.map((one) => (one === first ? { ...one, scroll: window.scrollY } : one));
    next = [
      backIn(
        shown,
        left.find(({ key }) => key === shown.key),
        rules,
      ),
      ...left.filter(({ key }) => key !== shown.key),
    ];
  } else if (first.view !== view || first.layout !== shown.layout) {
    next = [seenIn(shown, first), ...frames.slice(1)];
  }
  next = stillFramed(next, rules);
  if (next !== frames) setFrames(next);

  return next.map(({ key, layout, params, view: page, position, turns, scroll }) => {
    const isShown = key === shown.key;
    return (
      <Activity key={key} mode={isShown ? 'visible' : 'hidden'}>
        <PageView
          document={layout}
          params={params}
          outlet={cloneElement(page, {
            key: `${page.key} ${turns[position] ?? 0}`,
            title: isShown ? page.props.title : undefined,
          })}
        />
        <ScrollTo top={scroll} />
      </Activity>
    );
  });
}

/** Goes back to where the window was when the layout was left, when it is shown again with the same page. */
function ScrollTo({ top }: { top: number }): null {
  useEffect(() => {
    if (top === 0) return undefined;
    // After the shell, which goes to the head of a page when it is shown, by an effect of the same commit.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [top]);
  return null;
}

/** An application is a layout of its own: nothing of it is shown in the next one (SHELL-46). */
function frameOf(screen: Screen, view: ReactElement<PageViewProps>, owner: string): Frame {
  const { layout, page, params, address, document } = screen;
  if (!layout) throw new Error(`The screen of "${page.id}" has no layout.`);
  const { appid = '', as = '' } = readQuery(address.search);
  const position = positionOf(screen);
  const isList = Object.values(document.state ?? {}).some((field) => field.address !== undefined);
  return {
    key: `${owner} ${layout.id} ${appid} ${as}`,
    owner,
    isLook: as !== '',
    layout,
    params: { ...params, page: page.id, type: routeType(page.route) },
    view,
    position,
    query: address.search,
    turns: {},
    visits: [position],
    isList,
    hasList: isList,
    scroll: 0,
  };
}

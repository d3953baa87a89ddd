import type { ComponentType, ReactElement } from 'react';
import { PageView } from '#engine';
import type { Screen } from '../router/screens.ts';
import type { LayoutsProps } from './Layouts.tsx';
import { positionOf } from './position.ts';

interface ScreenViewProps {
  screen: Screen;
  siteName: string;
  /** Shows pages inside their layouts; a screen that has one is complete when it is loaded. */
  Layouts: ComponentType<LayoutsProps> | undefined;
}

/** The page, inside its layout if it has one. */
export function ScreenView({ screen, siteName, Layouts }: ScreenViewProps): ReactElement {
  const { page, document, params, locale } = screen;
  const view = (
    <PageView
      key={positionOf(screen)}
      document={document}
      params={params}
      title={(own) => {
        const title = own || page.title[locale];
        return <title>{title ? `${title} · ${siteName}` : siteName}</title>;
      }}
    />
  );
  return screen.layout && Layouts ? <Layouts screen={screen} view={view} /> : view;
}

import type { Answer } from '#openapi';
import type { Screens } from '../router/screens.ts';
import { type LocaleParts, localeAt } from './locale-at.ts';
import { showTheme, type ThemeParts } from './show-theme.ts';
import type { ApplicationLooks } from './storage/application-looks.ts';

export type ApplicationParts = ThemeParts &
  LocaleParts & { looks: ApplicationLooks; screens: Pick<Screens, 'again' | 'state'> };

/** Applies the theme and the language of an application to its pages when it was opened or changed (CFG-16). */
export function showApplication(parts: ApplicationParts, opened: Answer<'getAppInfo'>): void {
  if (!parts.looks.keep(opened)) return;
  showTheme(parts);
  const { screens, router } = parts;
  const shown = screens.state.screen;
  if (shown && localeAt(parts, router.address()) !== shown.locale) screens.again();
}

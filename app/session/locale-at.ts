import type { Address } from '../router/decide.ts';
import type { Boot } from './boot.ts';
import type { SessionFacts } from './facts.ts';
import { insideOf } from './open-application.ts';
import type { Session } from './session.ts';
import type { ApplicationLooks } from './storage/application-looks.ts';
import type { LocaleChoice } from './storage/locale-choice.ts';

export interface LocaleParts {
  boot: Pick<Boot, 'locale' | 'locales'>;
  choice: Pick<LocaleChoice, 'isMade'>;
  facts: Pick<SessionFacts, 'locale'>;
  looks: Pick<ApplicationLooks, 'of'>;
  session: Session;
}

/** The language of an address: what the person has chosen; else the open application's (CFG-16), else that of the entry page. */
export function localeAt({ boot, choice, facts, looks, session }: LocaleParts, address: Address): string {
  if (choice.isMade(session.info()?.user.id)) return facts.locale;
  const own = session.id() === undefined ? undefined : looks.of(insideOf(session, address).applicationId)?.language;
  return own && boot.locales.includes(own) ? own : boot.locale;
}

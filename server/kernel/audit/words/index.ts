import { operations } from '#openapi';
import type { ServedId } from '../../call/handler.ts';
import { languageOf } from '../../errors/index.ts';
import type { Words } from './action-words.ts';
import { applicationsActions } from './applications-actions.ts';
import { areaWords } from './area-words.ts';
import { fieldWords } from './field-words.ts';
import { organisationActions } from './organisation-actions.ts';
import { peopleActions } from './people-actions.ts';
import { recordsActions } from './records-actions.ts';
import { settingsActions } from './settings-actions.ts';
import { tablesActions } from './tables-actions.ts';

/** What is logged and is no operation, with its area. */
const otherActions = {
  backup: 'platform',
  beginSupport: 'support',
  createAdmin: 'account',
  exportOperationLog: 'log',
  lookAs: 'menuAuthorization',
  purgeOperationLog: 'log',
  removeDemo: 'platform',
  useRecoveryCode: 'auth',
} as const;

/** What an entry of the log can be about: an operation that is served, or what happens beside one. */
type LoggedAction = ServedId | keyof typeof otherActions;

/** An operation without words does not compile: each one can be denied, and a denial is an entry. */
const actionWords: Readonly<Record<LoggedAction, Words>> = {
  ...applicationsActions,
  ...organisationActions,
  ...peopleActions,
  ...recordsActions,
  ...settingsActions,
  ...tablesActions,
};

/** Areas under which a change of that operation is logged, where it is another one than the contract's. */
const loggedAreas: Readonly<Record<string, string>> = { role: 'account', 'menu-auth': 'menuAuthorization' };

/** The same for single operations, whose area says only which keys may call them. */
const loggedActions: Readonly<Record<string, string>> = { saveLogSetting: 'log' };

const textIn = (locale: string, words: Words): string => words[languageOf(locale) === 'zh-CN' ? 1 : 0];

const wordsOf = (known: Readonly<Record<string, Words>>, key: string): Words | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;

/** What an action is called. One of an older release, which is not known any more, keeps its key. */
export function actionText(locale: string, action: string): string {
  const words = wordsOf(actionWords, action);
  return words ? textIn(locale, words) : action;
}

/** What an area is called. */
export function areaText(locale: string, area: string): string {
  const words = wordsOf(areaWords, area);
  return words ? textIn(locale, words) : area;
}

/** What the log can be filtered by: areas, and below each what changes something there. */
export function actionTree(locale: string): { id: string; label: string; parent: string | null }[] {
  const changes = Object.entries(operations).flatMap(([action, { area, safe, planned }]) =>
    safe || planned ? [] : [{ action, area: loggedActions[action] ?? loggedAreas[area] ?? area }],
  );
  const others = Object.entries(otherActions).map(([action, area]) => ({ action, area }));
  const actions = [...changes, ...others].map(({ action, area }) => ({
    id: `${area}/${action}`,
    label: actionText(locale, action),
    parent: area,
  }));
  const areas = [...new Set(actions.map(({ parent }) => parent))].map((area) => ({
    id: area,
    label: areaText(locale, area),
    parent: null,
  }));
  const { compare } = new Intl.Collator(locale);
  return [...areas, ...actions].sort((one, other) => compare(one.label, other.label));
}

/** What a field of what was logged is called, below the fields that it is in. */
export function pathText(locale: string, path: readonly string[]): string {
  const parts = path.map((field) => {
    const words = wordsOf(fieldWords, field);
    return words ? textIn(locale, words) : field;
  });
  return parts.join(' › ');
}

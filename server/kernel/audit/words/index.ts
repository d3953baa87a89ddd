import { type LogText, type LogWords, logAreas, logWords } from '#openapi/log';
import { languageOf } from '../../errors/index.ts';
import { fieldWords, type Words } from './field-words.ts';

/** What is logged and is no operation. */
const otherActions: Readonly<Record<string, LogWords>> = {
  backup: { area: 'platform', text: { 'en-US': 'Back up the data', 'zh-CN': '备份数据' } },
  beginSupport: { area: 'support', text: { 'en-US': 'Enter for support', 'zh-CN': '进入工作区提供技术支持' } },
  createAdmin: { area: 'account', text: { 'en-US': 'Create a platform administrator', 'zh-CN': '新建平台管理员' } },
  lookAs: { area: 'menuAuthorization', text: { 'en-US': 'View as another person', 'zh-CN': '以他人身份查看' } },
  purgeOperationLog: { area: 'log', text: { 'en-US': 'Delete old entries of the log', 'zh-CN': '清理过期日志' } },
  removeDemo: { area: 'platform', text: { 'en-US': 'Remove the demo', 'zh-CN': '清除演示数据' } },
  useRecoveryCode: { area: 'auth', text: { 'en-US': 'Use a recovery code', 'zh-CN': '使用恢复码' } },
};

const known = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The text in the language of a reader. */
export const textIn = (locale: string, text: LogText): string => text[languageOf(locale)];

/** What the log says of an action: an operation that is served, or what happens beside one. Undefined for one of an older release. */
export const actionWords = (action: string): LogWords | undefined =>
  known(logWords, action) ?? known(otherActions, action);

/** What an action is called. One of an older release, which is not known any more, keeps its key. */
export function actionText(locale: string, action: string): string {
  const words = actionWords(action);
  return words ? textIn(locale, words.text) : action;
}

/** What an area is called. */
export function areaText(locale: string, area: string): string {
  const text = known(logAreas, area);
  return text ? textIn(locale, text) : area;
}

/** What the log can be filtered by: areas, and below each what is logged there. */
export function actionTree(locale: string): { id: string; label: string; parent: string | null }[] {
  const actions = Object.entries({ ...logWords, ...otherActions }).flatMap(([action, { area, text }]) =>
    area === undefined ? [] : [{ id: `${area}/${action}`, label: textIn(locale, text), parent: area }],
  );
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
    const words = known<Words>(fieldWords, field);
    return words?.[languageOf(locale) === 'zh-CN' ? 1 : 0] ?? field;
  });
  return parts.join(' › ');
}

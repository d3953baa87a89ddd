import { logAreasOf } from './log-words.ts';
import { didYouMean } from './nearest.ts';
import { isWriting } from './standard-errors.ts';
import { areaFiles, child, type ContractSource, isNode, listOperations, type OperationSource } from './source.ts';

const languages = ['en-US', 'zh-CN'];
const members = [...languages, 'sentence', 'record', 'area'];
const deeds = ['added', 'changed', 'deleted', 'restored', 'imported'];
const names = ['who', 'what', 'menu', 'subject'];

/** What is wrong with a text in both languages, as the end of a sentence that begins with its name. */
function checkText(node: unknown, known: readonly string[]): string[] {
  if (!isNode(node)) return ['is no mapping of en-US and zh-CN'];
  const missing = languages.filter((language) => {
    const text = node[language];
    return typeof text !== 'string' || !/^\S(?:.*\S)?$/.test(text);
  });
  const unknown = Object.keys(node).filter((key) => !known.includes(key));
  return [
    ...missing.map((language) => `has no text in ${language}`),
    ...unknown.map((key) => `has the unknown member "${key}"${didYouMean(key, known)}`),
  ];
}

const namesIn = (text: unknown): string[] => [...String(text).matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');

function checkSentence(sentence: unknown): string[] {
  const diagnostics = checkText(sentence, languages);
  if (diagnostics.length > 0 || !isNode(sentence)) return diagnostics;
  const [english = [], chinese = []] = languages.map((language) => namesIn(sentence[language]).sort());
  const unknown = [...new Set([...english, ...chinese])].filter((name) => !names.includes(name));
  if (unknown.length > 0) return unknown.map((name) => `has the unknown name {${name}}${didYouMean(name, names)}`);
  if (!english.includes('who')) return ['does not name {who}'];
  return english.join() === chinese.join() ? [] : ['has other names in zh-CN than in en-US'];
}

/**
 * What is wrong with `x-log` of an operation: what the operation log calls it, and says of what was done by it. Each served
 * operation has it, because each can be denied and a denial is an entry.
 */
export function checkLogWords(source: ContractSource, { node, method, location }: OperationSource): string[] {
  const log = node['x-log'];
  if (log === undefined)
    return node['x-planned'] === true
      ? []
      : [`${location}: has no x-log; it says what the operation log calls the call, in en-US and zh-CN`];
  const diagnostics = checkText(log, members).map((text) => `${location}: x-log ${text}`);
  const { sentence, record, area } = child(node, 'x-log');
  const say = (text: string): number => diagnostics.push(`${location}: x-log.${text}`);
  if (sentence !== undefined) for (const text of checkSentence(sentence)) say(`sentence ${text}`);
  if (record !== undefined) {
    if (!deeds.includes(String(record)))
      say(`record has the unknown value "${String(record)}"${didYouMean(String(record), deeds)}`);
    if (sentence !== undefined) say('record makes the sentence, so that there is no x-log.sentence beside it');
    if (!isWriting(method, node)) say('record is for a writing call');
  }
  if (area !== undefined) {
    const areas = Object.keys(logAreasOf(source));
    if (!areas.includes(String(area)))
      say(`area has the unknown area "${String(area)}"${didYouMean(String(area), areas)}`);
  }
  return diagnostics;
}

/** What is wrong with the log's words of areas: each area with a served call has some, and each further area is one of no calls. */
export function checkLogAreas(source: ContractSource): string[] {
  const served = new Set(listOperations(source).flatMap(({ area, node }) => (node['x-planned'] === true ? [] : area)));
  const own = areaFiles(source).flatMap(([area, document]) => {
    if (!('x-log' in document))
      return served.has(area) ? [`${area}.yaml: has no x-log; it says what the operation log calls the area`] : [];
    return checkText(document['x-log'], languages).map((text) => `${area}.yaml: x-log ${text}`);
  });
  const areas = areaFiles(source).map(([area]) => area);
  const further = Object.entries(child(source.common, 'x-log-areas')).flatMap(([area, text]) => [
    ...checkText(text, languages).map((what) => `common.yaml: x-log-areas.${area} ${what}`),
    ...(areas.includes(area) ? [`common.yaml: x-log-areas.${area} is an area of calls: its file has x-log`] : []),
  ]);
  return [...own, ...further];
}

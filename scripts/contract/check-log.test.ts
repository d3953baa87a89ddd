import { describe, expect, it } from 'vitest';
import { checkLogAreas, checkLogWords } from './check-log.ts';
import { logAreasOf, logWordsOf } from './log-words.ts';
import { type ContractSource, listOperations, type Node } from './source.ts';

const birds = { 'en-US': 'Birds', 'zh-CN': '鸟' };
const added = { 'en-US': 'Add a bird', 'zh-CN': '添加鸟' };
const sentence = { 'en-US': '{who} added {what}', 'zh-CN': '{who}添加了{what}' };

const withCall = (
  node: Node,
  { method = 'post', common = {}, area = { 'x-log': birds } as Node } = {},
): ContractSource => ({
  common,
  roles: {},
  errors: {},
  areas: { birds: { ...area, paths: { '/birds': { [method]: { operationId: 'addBird', ...node } } } } },
  shared: {},
});

const callDiagnostics = (source: ContractSource): string[] =>
  listOperations(source).flatMap((operation) => checkLogWords(source, operation));

describe('the words of the operation log', () => {
  it('are those of each call, with its area, and of each area', () => {
    const source = withCall(
      { 'x-log': { ...added, sentence } },
      { common: { 'x-log-areas': { eggs: { 'en-US': 'Eggs', 'zh-CN': '蛋' } } } },
    );
    expect([...callDiagnostics(source), ...checkLogAreas(source)]).toEqual([]);
    expect(logWordsOf(source)).toEqual({ addBird: { text: added, sentence, area: 'birds' } });
    expect(logAreasOf(source)).toEqual({ birds, eggs: { 'en-US': 'Eggs', 'zh-CN': '蛋' } });
  });

  it('have no area where a call only reads, unless it is logged all the same', () => {
    const read = withCall({ 'x-log': added }, { method: 'get' });
    expect(logWordsOf(read)['addBird']).toEqual({ text: added });
    const logged = withCall({ 'x-log': { ...added, area: 'birds' } }, { method: 'get' });
    expect(callDiagnostics(logged)).toEqual([]);
    expect(logWordsOf(logged)['addBird']).toEqual({ text: added, area: 'birds' });
  });

  it('are needed by each call that is served', () => {
    expect(callDiagnostics(withCall({}))).toEqual([
      'birds.yaml POST /birds: has no x-log; it says what the operation log calls the call, in en-US and zh-CN',
    ]);
    expect(callDiagnostics(withCall({ 'x-planned': true }))).toEqual([]);
  });

  it.each([
    ['no mapping', true, 'x-log is no mapping'],
    ['a text in one language', { 'en-US': 'Add a bird' }, 'x-log has no text in zh-CN'],
    ['a text that is none', { ...added, 'en-US': 3 }, 'x-log has no text in en-US'],
    [
      'a misspelt member',
      { ...added, sentense: sentence },
      'x-log has the unknown member "sentense", did you mean "sentence"?',
    ],
    ['a sentence in one language', { ...added, sentence: { 'en-US': '{who}' } }, 'x-log.sentence has no text in zh-CN'],
    [
      'an unknown name',
      { ...added, sentence: { 'en-US': '{who} {subjects}', 'zh-CN': '{who}{subjects}' } },
      'x-log.sentence has the unknown name {subjects}, did you mean "subject"?',
    ],
    [
      'a name that is missing in Chinese',
      { ...added, sentence: { ...sentence, 'zh-CN': '{who}添加了' } },
      'x-log.sentence has other names in zh-CN than in en-US',
    ],
    [
      'a sentence without a person',
      { ...added, sentence: { 'en-US': 'Added {what}', 'zh-CN': '添加了{what}' } },
      'x-log.sentence does not name {who}',
    ],
    ['an unknown deed', { ...added, record: 'add' }, 'x-log.record has the unknown value "add", did you mean "added"?'],
    ['a deed beside a sentence', { ...added, record: 'added', sentence }, 'x-log.record makes the sentence'],
    ['an unknown area', { ...added, area: 'bird' }, 'x-log.area has the unknown area "bird", did you mean "birds"?'],
  ])('are refused with %s', (_, log, diagnostic) => {
    expect(callDiagnostics(withCall({ 'x-log': log }))).toEqual([expect.stringContaining(diagnostic)]);
  });

  it('tell no deed of a call that only reads', () => {
    const log = { ...added, record: 'added' };
    expect(callDiagnostics(withCall({ 'x-log': log }, { method: 'get' }))).toEqual([
      expect.stringContaining('x-log.record is for a writing call'),
    ]);
  });

  it('are needed by each area with a served call, and a further area is none of calls', () => {
    expect(checkLogAreas(withCall({}, { area: {} }))).toEqual([expect.stringContaining('birds.yaml: has no x-log')]);
    expect(checkLogAreas(withCall({ 'x-planned': true }, { area: {} }))).toEqual([]);
    expect(checkLogAreas(withCall({}, { area: { 'x-log': { 'en-US': 'Birds' } } }))).toEqual([
      'birds.yaml: x-log has no text in zh-CN',
    ]);
    expect(checkLogAreas(withCall({}, { common: { 'x-log-areas': { birds, eggs: {} } } }))).toEqual([
      'common.yaml: x-log-areas.birds is an area of calls: its file has x-log',
      'common.yaml: x-log-areas.eggs has no text in en-US',
      'common.yaml: x-log-areas.eggs has no text in zh-CN',
    ]);
  });
});

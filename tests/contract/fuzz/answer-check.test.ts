import { describe, expect, test } from 'vitest';
import { isNode } from '#scripts/contract/source.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { createAnswerCheck, type FuzzAnswer } from './answer-check.ts';
import { describedOperations } from './described-operations.ts';

const description: unknown = readDescription();
if (!isNode(description)) throw new Error('The description is no object.');
const check = createAnswerCheck(description);
const operation = describedOperations(description).find(({ id }) => id === 'getCaptchaQuestion');
if (!operation) throw new Error('There is no getCaptchaQuestion.');

const json = (status: number, data: unknown, success = status === 200): FuzzAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: { success, message: '', data, code: status },
  isElsewhere: false,
});
const planned = { ...operation, table: { ...operation.table, planned: true } };

describe('createAnswerCheck', () => {
  test('finds nothing in what the contract describes', () => {
    expect(check(operation, 'valid', json(200, { question: 'Why?' }))).toEqual([]);
    expect(check(operation, 'broken', json(422, { code: 'invalid_request', hint: '' }))).toEqual([]);
  });

  test.each<[string, FuzzAnswer, string]>([
    ['a server error', json(500, { code: 'internal_error' }), 'answered 500'],
    ['501 of a call that is served', json(501, { code: 'not_implemented' }), 'answered 501'],
    ['a field too many', json(200, { question: '', answer: '' }), 'must NOT have additional properties'],
    ['a field too few', json(200, {}), "must have required property 'question'"],
    ['a code that the call does not have', json(422, { code: 'captcha_invalid' }), 'off contract: /data/code'],
    ['a status that the call does not have', json(409, { code: 'version_conflict' }), 'is not described'],
    ['another kind of content', { ...json(200, {}), type: 'text/html' }, 'answered 200 as text/html'],
    ['no address', json(404, { code: 'operation_not_found' }), 'is not described'],
  ])('P24 finds %s', (_name, answer, diagnostic) => {
    expect(check(operation, 'valid', answer)).toContainEqual(expect.stringContaining(diagnostic));
  });

  test('lets a broken address lead nowhere, and a planned call say so', () => {
    expect(check(operation, 'hostile', json(404, { code: 'operation_not_found' }))).toEqual([]);
    expect(check(operation, 'hostile', { ...json(200, {}), isElsewhere: true })).toEqual([]);
    expect(check(operation, 'hostile', { ...json(500, {}), isElsewhere: true })).not.toEqual([]);
    expect(check(planned, 'valid', json(500, {}))).not.toEqual([]);
  });
});

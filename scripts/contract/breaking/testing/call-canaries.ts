import type { BreakingRule } from '../rules.ts';
import { answering, asking, failures, smallRelease, taking, type Variant } from './small-release.ts';
import type { Node } from '../../source.ts';

/** One change that breaks exactly one rule, at one place. */
export interface Canary {
  rule: BreakingRule;
  change: string;
  before: Node;
  after: Node;
  location: string;
  message: string;
}

const canary = (
  rule: BreakingRule,
  change: string,
  [before, after]: [Variant, Variant],
  [location, message]: [string, string],
): Canary => ({ rule, change, before: smallRelease(before), after: smallRelease(after), location, message });

const own = (rule: BreakingRule, change: string, before: Node, after: Node, message: string): Canary =>
  canary(rule, change, [{ call: before }, { call: after }], ['saveBird', message]);

const text = { type: 'string', maxLength: 9 };

/** Canaries of the call itself: its address, who may call it, its body, its parameters, its errors. */
export const callCanaries: Canary[] = [
  {
    ...own('operation-removed', 'a call that is gone', {}, {}, 'POST /api/bird is not described any more'),
    after: { ...smallRelease(), paths: {} },
  },
  own(
    'operation-renamed',
    'another operationId',
    {},
    { operationId: 'putBird' },
    'POST /api/bird is called putBird now',
  ),
  canary(
    'operation-moved',
    'another method',
    [{}, { method: 'put' }],
    ['saveBird', 'was POST /api/bird, and is PUT /api/bird'],
  ),
  canary(
    'operation-moved',
    'another path',
    [{}, { path: '/api/b' }],
    ['saveBird', 'was POST /api/bird, and is POST /api/b'],
  ),
  own(
    'operation-planned',
    'a served call that is planned again',
    {},
    { 'x-planned': true },
    'was served, and answers 501 now',
  ),
  own('roles-narrowed', 'a smaller set', { 'x-roles': 'guests' }, {}, 'GUEST may not call it any more'),
  canary(
    'roles-narrowed',
    'a role less in the set',
    [{}, { sets: { keepers: ['OWNER'] } }],
    ['saveBird', 'KEEPER may not call it any more'],
  ),
  own('roles-widened', 'a larger set', {}, { 'x-roles': 'guests' }, 'GUEST may call it now'),
  own('guard-changed', 'another guard', {}, { 'x-guard': 'self' }, 'The guard was not there, and is self'),
  own(
    'scope-changed',
    'another scope',
    {},
    { 'x-scope': 'application' },
    'The scope was workspace, and is application',
  ),
  own(
    'session-changed',
    'another meaning for the session',
    {},
    { 'x-session': 'closes' },
    'x-session was not there, and is closes',
  ),
  own('repeat-unsafe', 'a call that was safe to repeat', { 'x-safe': true }, {}, 'was x-safe, and is not any more'),
  own(
    'version-check-changed',
    'If-Match without a meaning',
    { 'x-versioned': true },
    {},
    'x-versioned was true, and is gone',
  ),
  own(
    'sign-in-changed',
    'one way of signing in less',
    { security: [{ bearer: [] }, { key: [] }] },
    {},
    'key is not enough any more',
  ),
  canary(
    'body-type-changed',
    'another kind of body',
    [{ call: taking(text) }, { call: taking(text, {}, 'multipart/form-data') }],
    ['saveBird: body', 'was application/json, and is multipart/form-data'],
  ),
  canary('body-removed', 'no body any more', [{ call: taking(text) }, {}], ['saveBird: body', 'is not taken any more']),
  canary(
    'body-required',
    'a body that has to be there',
    [{ call: taking(text) }, { call: taking(text, { required: true }) }],
    ['saveBird: body', 'has to be sent now'],
  ),
  canary(
    'parameter-removed',
    'a parameter less',
    [{ call: asking({}) }, {}],
    ['saveBird: query ids', 'is not taken any more'],
  ),
  canary(
    'parameter-removed',
    'another name for a parameter',
    [{ call: asking({}) }, { call: asking({ name: 'idss' }) }],
    ['saveBird: query ids', 'is not taken any more, was it renamed to "idss"?'],
  ),
  canary(
    'parameter-required',
    'a parameter that has to be there',
    [{ call: asking({}) }, { call: asking({ required: true }) }],
    ['saveBird: query ids', 'has to be sent now'],
  ),
  canary(
    'parameter-required',
    'a new parameter that has to be there',
    [{}, { call: asking({ required: true }) }],
    ['saveBird: query ids', 'is new, and has to be sent'],
  ),
  canary(
    'parameter-style-changed',
    'a list that is written in another way',
    [{ call: asking({ explode: false }) }, { call: asking({}) }],
    ['saveBird: query ids', 'explode was false, and is true'],
  ),
  canary(
    'sent-bound-tightened',
    'a shorter parameter',
    [{ call: asking({}) }, { call: asking({ schema: { type: 'string', maxLength: 8 } }) }],
    ['saveBird: query ids', '"maxLength" was 9, and is 8'],
  ),
  canary(
    'answer-type-changed',
    'a media type less',
    [{ call: answering(text, 'image/png') }, {}],
    ['saveBird: answer', 'image/png is not answered any more'],
  ),
  canary(
    'answer-type-changed',
    'a media type more',
    [{}, { call: answering(text, 'image/png') }],
    ['saveBird: answer', 'may be image/png now'],
  ),
  canary(
    'error-removed',
    'a code less',
    [{ call: { responses: failures({ 409: 'taken' }) } }, {}],
    ['saveBird: errors', 'does not answer taken any more'],
  ),
  canary(
    'error-status-changed',
    'another status of a code',
    [{}, { errors: { not_found: { status: 410 } } }],
    ['errors: not_found', 'was 404, and is 410'],
  ),
  canary(
    'got-field-removed',
    'a code without its detail',
    [{ errors: { not_found: { status: 404, detail: 'Lost' } } }, {}],
    ['errors: not_found /detail', 'is not answered any more'],
  ),
];

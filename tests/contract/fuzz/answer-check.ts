import { child, isNode, type Node, strings } from '#scripts/contract/source.ts';
import { mediaOf } from '#scripts/contract/breaking/released-operations.ts';
import { resolved } from '#scripts/contract/breaking/resolve.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { Kind } from './fuzz-request.ts';
import { createSchemaCheck } from './schema-check.ts';

/** What came back, as far as a check needs it. */
export interface FuzzAnswer {
  status: number;
  type: string;
  /** Parsed JSON; undefined for other content. */
  body: unknown;
  /** The request's address led to no call of this name: `..` in a path is a step up. */
  isElsewhere: boolean;
}

/** Says what is wrong with an answer; nothing when it is one of the contract's. */
export type AnswerCheck = (operation: DescribedOperation, kind: Kind, answer: FuzzAnswer) => string[];

/** `data.code` of a failure. */
export const codeOf = ({ body }: FuzzAnswer): string | undefined => {
  const code = child(body, 'data')['code'];
  return typeof code === 'string' ? code : undefined;
};

/** The field that a failure points at; undefined when it is about the thing itself. */
export function refusedField({ body }: FuzzAnswer): string | undefined {
  const { pointer } = child(body, 'data');
  return typeof pointer === 'string' && pointer !== '' ? pointer.split('/')[1] : undefined;
}

/** Failures of what is no request to the call at all: a broken address leads elsewhere, or nowhere. */
const beforeRouting = ['operation_not_found', 'method_not_allowed', 'malformed_request'];

/** Compares answers with the bundled description, independently of the server's own check. */
export function createAnswerCheck(description: Node): AnswerCheck {
  const check = createSchemaCheck(description);
  return ({ node, table }, kind, answer) => {
    const { status, type, body } = answer;
    if (status >= 500 && !(status === 501 && table.planned)) return [`answered ${status}: ${messageOf(body)}`];
    if (answer.isElsewhere || (kind === 'hostile' && beforeRouting.includes(codeOf(answer) ?? ''))) return [];
    const response = child(node, 'responses')[String(status)];
    if (isNode(response)) {
      const media = mediaOf(resolved(description, response));
      const [, schema] = media.find(([name]) => name === type.split(';')[0]) ?? [];
      if (schema === undefined) return [`answered ${status} as ${type || 'nothing'}`];
      return body === undefined
        ? []
        : check(schema, body).map((diagnostic) => `answered ${status} off contract: ${diagnostic}`);
    }
    return [`answered ${status}, which is not described: ${messageOf(body)}`];
  };
}

/** The test server's own words about an answer off its contract, and the code of any other. */
const messageOf = (body: unknown): string =>
  strings([child({ body }, 'body')['message'], child(body, 'data')['code']]).join(' ');

/** The code of a failure and the pointers that it names. */
export function failureText(answer: FuzzAnswer): string {
  const { faults } = child(child(answer.body, 'data'), 'detail');
  const named = (Array.isArray(faults) ? faults : []).map((diagnostic) => {
    const { pointer, message } = child({ fault: diagnostic }, 'fault');
    return ` ${String(pointer)} ${String(message)}`;
  });
  return [codeOf(answer) ?? String(answer.status), ...named].join();
}

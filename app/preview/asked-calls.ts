import { stableJson } from '#schemas';
import type { AskedCall, CallAnswer } from '#widgets/kit/preview/messages.ts';
import { isSafeCall } from '#widgets/kit/preview/safe-call.ts';

interface AskedCalls {
  /** Asks for the answer to a call. One that changes something is never asked for. */
  ask(call: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends the call that has the number of the answer; an answer that was not asked for is dropped. */
  settle(answer: CallAnswer): void;
}

interface Waiting {
  resolve(data: unknown): void;
  reject(failure: CallFailure): void;
}

/** The calls that the embedding page is asked to make, each with its number. */
export function createAskedCalls(post: (asked: AskedCall) => void): AskedCalls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    ask(call, args) {
      if (!isSafeCall(call)) return Promise.reject(new CallFailure('preview', `A preview does not call ${call}.`));
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        // Values may be proxies, which cannot be posted; as JSON they are plain again.
        post({ ask: number, call, args: JSON.parse(JSON.stringify(args)) });
      });
    },
    settle(answer) {
      const asked = waiting.get(answer.answer);
      waiting.delete(answer.answer);
      if ('failure' in answer) asked?.reject(new CallFailure(answer.failure.code, answer.failure.message));
      else asked?.resolve(answer.data);
    },
  };
}

/**
 * Asks for each call with the same arguments once, and gives its answer again from then on, a failure too: a page that is edited
 * begins again with each change, and would read all of its data each time.
 */
export function createCachedAnswers(ask: AskedCalls['ask']): AskedCalls['ask'] {
  const cached = new Map<string, Promise<unknown>>();
  return (id, args) => {
    const key = stableJson([id, args]);
    const answer = cached.get(key) ?? ask(id, args);
    cached.set(key, answer);
    return answer;
  };
}

class CallFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

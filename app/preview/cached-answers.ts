import { stableJson } from '#schemas';
import type { Embedder } from './channel.ts';

/**
 * Asks for each call with the same arguments once, and gives its answer again from then on, a failure too: a page that is edited begins
 * anew with each change, and would read all of its data each time.
 */
export function createCachedAnswers(ask: Embedder['call']): Embedder['call'] {
  const cached = new Map<string, Promise<unknown>>();
  return (id, args) => {
    const key = stableJson([id, args]);
    const answer = cached.get(key) ?? ask(id, args);
    cached.set(key, answer);
    return answer;
  };
}

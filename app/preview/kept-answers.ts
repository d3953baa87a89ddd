import { stableJson } from '#schemas';
import type { Embedder } from './channel.ts';

/**
 * Asks for each call with the same arguments once, and gives its answer again from then on, a failure too: a page that is edited begins
 * anew with each change, and would read all of its data each time.
 */
export function createKeptAnswers(ask: Embedder['call']): Embedder['call'] {
  const kept = new Map<string, Promise<unknown>>();
  return (id, args) => {
    const key = stableJson([id, args]);
    const answer = kept.get(key) ?? ask(id, args);
    kept.set(key, answer);
    return answer;
  };
}

import { own } from '#schemas';
import type { ActionDescription } from './catalogue.ts';

type Action = Record<string, unknown>;

/** One word of an answer as the actions that it means, and the list that they belong to. */
export interface AnswerWord {
  word: 'say' | 'close' | 'failed';
  list: 'then' | 'catch';
  actions: Action[];
}

/** What an action says of its answer in one word: a notice, what is closed, how a failure is shown. */
export function answerWords(action: Action, description: ActionDescription | undefined): AnswerWord[] {
  if (own(description?.args.properties, 'say') === undefined) return [];
  const { say, close, failed } = action;
  const words: (AnswerWord | false)[] = [
    say !== undefined && { word: 'say', list: 'then', actions: [{ do: 'toast', kind: 'success', text: say }] },
    close !== undefined && {
      word: 'close',
      list: 'then',
      actions: [{ do: close === 'drawer' ? 'closeDrawer' : 'closeDialog' }],
    },
    failed !== undefined && {
      word: 'failed',
      list: 'catch',
      actions: [{ do: 'toast', kind: 'error', text: { $: 'error.message' } }],
    },
  ];
  return words.filter((word) => word !== false);
}

/** An action with the lists that its words stand for: the notice first, then its own steps, then what closes. */
export function withAnswers(action: Action, description: ActionDescription): Action {
  const words = answerWords(action, description);
  if (words.length === 0) return action;
  const { say: _, close: __, failed: ___, ...others } = action;
  const of = (wanted: AnswerWord['word']): Action[] =>
    words.flatMap(({ word, actions }) => (word === wanted ? actions : []));
  const written = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
  const lists: [string, unknown[]][] = [
    ['then', [...of('say'), ...written(action.then), ...of('close')]],
    ['catch', [...written(action.catch), ...of('failed')]],
  ];
  return { ...others, ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
}

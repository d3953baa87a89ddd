const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ordinals = ['first', 'second', 'third'];

const worth = (word: string): number => numbers.indexOf(word) + 1;

/** Answers an English question as a person who hears it would. */
export function solve(data: unknown): string {
  const question = data && typeof data === 'object' && 'question' in data ? String(data.question) : '';
  const sum = /^Add (\w+) and (\w+),/.exec(question);
  if (sum) return String(worth(sum[1] ?? '') + worth(sum[2] ?? ''));
  const difference = /^Take (\w+) away from (\w+),/.exec(question);
  if (difference) return String(worth(difference[2] ?? '') - worth(difference[1] ?? ''));
  const list = /: (.+)\.$/.exec(question)?.[1]?.split(', ') ?? [];
  if (question.includes('greatest')) return String(Math.max(...list.map(worth)));
  if (question.includes('smallest')) return String(Math.min(...list.map(worth)));
  if (question.includes('how many')) return String(list.filter((word) => worth(word) > 0).length);
  const before = /comes after (\w+) here/.exec(question)?.[1];
  if (before !== undefined) return list[list.indexOf(before) + 1] ?? '';
  const answer = list[ordinals.findIndex((ordinal) => question.includes(ordinal))];
  if (answer === undefined) throw new Error(`Nobody knows the answer to: ${question}`);
  return answer;
}

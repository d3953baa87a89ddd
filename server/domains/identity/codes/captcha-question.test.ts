import { describe, expect, test } from 'vitest';
import { solve } from '#tests/api/solve-question.ts';
import { makeQuestion, type Random } from './captcha-question.ts';

/** Deals the given numbers, each within its bound. */
const dealing = (numbers: number[]): Random => {
  let at = -1;
  return (below) => {
    at += 1;
    return (numbers[at] ?? 0) % below;
  };
};

describe('the question in place of the picture', () => {
  test('asks for a sum', () => {
    expect(makeQuestion('en-US', dealing([0, 3, 6]))).toEqual({
      question: 'Add four and seven, and type the result in digits.',
      answer: '11',
    });
  });

  test('asks for the greatest of three different numbers', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { question, answer } = makeQuestion('zh-CN', dealing([1, seed, seed * 7, seed * 3]));
      const list = /：(.+)。/.exec(question)?.[1]?.split('、') ?? [];
      const numbers = list.map(
        (word) => '一二三四五六七八九'.indexOf(word) + 1 || { 十: 10, 十一: 11, 十二: 12 }[word] || 0,
      );
      expect(new Set(numbers).size, question).toBe(3);
      expect(answer).toBe(String(Math.max(...numbers)));
    }
  });

  test('asks for a difference, the smallest number, how many are numbers, and the word that follows', () => {
    expect(makeQuestion('en-US', dealing([3, 1, 4]))).toEqual({
      question: 'Take two away from seven, and type the result in digits.',
      answer: '5',
    });
    for (let seed = 0; seed < 100; seed += 1) {
      for (const kind of [3, 4, 5, 6, 0, 1, 2]) {
        const { question, answer } = makeQuestion(
          'en-US',
          dealing([kind, seed, seed * 7, seed * 3, seed, seed * 5, 2, 1]),
        );
        expect(solve({ question }), question).toBe(answer);
      }
    }
  });

  test('asks in Chinese without a word of English', () => {
    for (const kind of [0, 1, 2, 3, 4, 5, 6]) {
      const { question, answer } = makeQuestion('zh-CN', dealing([kind, 1, 2, 3, 4, 5, 6, 7]));
      expect(`${question}${answer}`).not.toMatch(/[a-z]/i);
    }
  });

  test('asks for a word of a list, in the same language', () => {
    const { question, answer } = makeQuestion('en-US', dealing([2, 0, 1, 2, 1]));
    const list = /: (.+)\./.exec(question)?.[1]?.split(', ') ?? [];
    expect(question).toContain('second');
    expect(list).toHaveLength(3);
    expect(list[1]).toBe(answer);
  });
});

export interface CaptchaQuestion {
  question: string;
  /** In the form that `normalAnswer` gives. */
  answer: string;
}

/** A whole number from 0 to below the given one. */
export type Random = (below: number) => number;

interface Vocabulary {
  numbers: readonly string[];
  nouns: readonly string[];
  ordinals: readonly string[];
  add(first: string, second: string): string;
  greatest(list: string): string;
  nth(ordinal: string, list: string): string;
  separator: string;
}

const english: Vocabulary = {
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nouns: ['river', 'window', 'cloud', 'garden', 'paper', 'bridge', 'candle', 'forest', 'mirror', 'pillow'],
  ordinals: ['first', 'second', 'third'],
  add: (first, second) => `Add ${first} and ${second}, and type the result in digits.`,
  greatest: (list) => `Type the greatest of these numbers in digits: ${list}.`,
  nth: (ordinal, list) => `Type the ${ordinal} of these words: ${list}.`,
  separator: ', ',
};

const chinese: Vocabulary = {
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  nouns: ['河流', '窗户', '白云', '花园', '纸张', '桥梁', '蜡烛', '森林', '镜子', '枕头'],
  ordinals: ['第一个', '第二个', '第三个'],
  add: (first, second) => `请用数字写出${first}加${second}的结果。`,
  greatest: (list) => `请用数字写出这些数中最大的一个：${list}。`,
  nth: (ordinal, list) => `请输入这些词语中的${ordinal}：${list}。`,
  separator: '、',
};

/** Three different indexes of a list. */
function pickThree(random: Random, length: number): [number, number, number] {
  const first = random(length);
  const second = (first + 1 + random(length - 1)) % length;
  const rest = Array.from({ length }, (_, at) => at).filter((at) => at !== first && at !== second);
  return [first, second, rest[random(rest.length)] ?? 0];
}

/** A question in the caller's language that can be heard and answered in the same field as the picture's code. */
export function makeQuestion(locale: string, random: Random): CaptchaQuestion {
  const vocabulary = locale.startsWith('zh') ? chinese : english;
  const named = (indexes: readonly number[], list: readonly string[]): string =>
    indexes.map((at) => list[at]).join(vocabulary.separator);
  const kind = random(3);
  if (kind === 0) {
    const [first, second] = [random(9), random(9)];
    const question = vocabulary.add(vocabulary.numbers[first] ?? '', vocabulary.numbers[second] ?? '');
    return { question, answer: String(first + second + 2) };
  }
  if (kind === 1) {
    const indexes = pickThree(random, vocabulary.numbers.length);
    return {
      question: vocabulary.greatest(named(indexes, vocabulary.numbers)),
      answer: String(Math.max(...indexes) + 1),
    };
  }
  const indexes = pickThree(random, vocabulary.nouns.length);
  const asked = random(3);
  const answer = vocabulary.nouns[indexes[asked] ?? 0] ?? '';
  return { question: vocabulary.nth(vocabulary.ordinals[asked] ?? '', named(indexes, vocabulary.nouns)), answer };
}

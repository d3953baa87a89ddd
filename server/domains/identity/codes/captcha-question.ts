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
  subtract(less: string, from: string): string;
  least(list: string): string;
  howMany(list: string): string;
  following(word: string, list: string): string;
  separator: string;
}

const english: Vocabulary = {
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nouns: ['river', 'window', 'cloud', 'garden', 'paper', 'bridge', 'candle', 'forest', 'mirror', 'pillow'],
  ordinals: ['first', 'second', 'third'],
  add: (first, second) => `Add ${first} and ${second}, and type the result in digits.`,
  greatest: (list) => `Type the greatest of these numbers in digits: ${list}.`,
  nth: (ordinal, list) => `Type the ${ordinal} of these words: ${list}.`,
  subtract: (less, from) => `Take ${less} away from ${from}, and type the result in digits.`,
  least: (list) => `Type the smallest of these numbers in digits: ${list}.`,
  howMany: (list) => `Type in digits how many of these words are numbers: ${list}.`,
  following: (word, list) => `Type the word that comes after ${word} here: ${list}.`,
  separator: ', ',
};

const chinese: Vocabulary = {
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  nouns: ['河流', '窗户', '白云', '花园', '纸张', '桥梁', '蜡烛', '森林', '镜子', '枕头'],
  ordinals: ['第一个', '第二个', '第三个'],
  add: (first, second) => `请用数字写出${first}加${second}的结果。`,
  greatest: (list) => `请用数字写出这些数中最大的一个：${list}。`,
  nth: (ordinal, list) => `请输入这些词语中的${ordinal}：${list}。`,
  subtract: (less, from) => `请用数字写出${from}减${less}的结果。`,
  least: (list) => `请用数字写出这些数中最小的一个：${list}。`,
  howMany: (list) => `请用数字写出这些词语中有几个是数：${list}。`,
  following: (word, list) => `请输入下列词语中紧跟在“${word}”后面的词：${list}。`,
  separator: '、',
};

/** Three different indexes of a list. */
function pickThree(random: Random, length: number): [number, number, number] {
  const first = random(length);
  const second = (first + 1 + random(length - 1)) % length;
  const rest = Array.from({ length }, (_, at) => at).filter((at) => at !== first && at !== second);
  return [first, second, rest[random(rest.length)] ?? 0];
}

type Maker = (vocabulary: Vocabulary, random: Random) => CaptchaQuestion;

const named = ({ separator }: Vocabulary, indexes: readonly number[], list: readonly string[]): string =>
  indexes.map((at) => list[at]).join(separator);

const word = (list: readonly string[], at: number): string => list[at] ?? '';

const sum: Maker = ({ add, numbers }, random) => {
  const [first, second] = [random(9), random(9)];
  return { question: add(word(numbers, first), word(numbers, second)), answer: String(first + second + 2) };
};

const difference: Maker = ({ subtract, numbers }, random) => {
  const less = random(6);
  const more = 1 + random(6);
  return { question: subtract(word(numbers, less), word(numbers, less + more)), answer: String(more) };
};

const extreme =
  (ask: 'greatest' | 'least', choose: (...numbers: number[]) => number): Maker =>
  (vocabulary, random) => {
    const indexes = pickThree(random, vocabulary.numbers.length);
    const list = named(vocabulary, indexes, vocabulary.numbers);
    return { question: vocabulary[ask](list), answer: String(choose(...indexes) + 1) };
  };

const ordinal: Maker = (vocabulary, random) => {
  const indexes = pickThree(random, vocabulary.nouns.length);
  const asked = random(3);
  const list = named(vocabulary, indexes, vocabulary.nouns);
  return {
    question: vocabulary.nth(word(vocabulary.ordinals, asked), list),
    answer: word(vocabulary.nouns, indexes[asked] ?? 0),
  };
};

const count: Maker = (vocabulary, random) => {
  const nouns = pickThree(random, vocabulary.nouns.length).map((at) => word(vocabulary.nouns, at));
  const numbers = pickThree(random, vocabulary.numbers.length).map((at) => word(vocabulary.numbers, at));
  const counted = 1 + random(3);
  const list = nouns.flatMap((noun, at) => (at < counted ? [noun, word(numbers, at)] : [noun]));
  return { question: vocabulary.howMany(list.join(vocabulary.separator)), answer: String(counted) };
};

const next: Maker = (vocabulary, random) => {
  const indexes = pickThree(random, vocabulary.nouns.length);
  const before = random(2);
  return {
    question: vocabulary.following(
      word(vocabulary.nouns, indexes[before] ?? 0),
      named(vocabulary, indexes, vocabulary.nouns),
    ),
    answer: word(vocabulary.nouns, indexes[before + 1] ?? 0),
  };
};

const makers: readonly Maker[] = [
  sum,
  extreme('greatest', Math.max),
  ordinal,
  difference,
  extreme('least', Math.min),
  count,
  next,
];

/**
 * A question in the caller's language that can be heard and answered in the same field as the picture's code. It keeps out
 * programs that were not written for it, and none that was (decision 5): what stops guessing is the budgets of tries.
 */
export function makeQuestion(locale: string, random: Random): CaptchaQuestion {
  const make = makers[random(makers.length)] ?? sum;
  return make(locale.startsWith('zh') ? chinese : english, random);
}

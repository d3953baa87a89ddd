import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { HostAnswer, HostQuestion } from '#engine/runtime';
import dates from '../../../DateField/messages.en-US.json' with { type: 'json' };
import numbers from '../../../NumberField/messages.en-US.json' with { type: 'json' };
import { askNotations, type PastedTexts } from './ask-notations.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...dates, ...numbers } });

async function asked(answer: HostAnswer, language: string, columns: readonly PastedTexts[]) {
  const questions: HostQuestion[] = [];
  const host = {
    confirm: async (question: HostQuestion) => {
      questions.push(question);
      return answer;
    },
  };
  return { found: await askNotations(columns, { host, intl, language }), questions };
}

const due: PastedTexts = { name: 'Due', holds: 'dates', texts: ['09-01-2025', '2025-03-04'] };
const certain: PastedTexts = { name: 'Sent', holds: 'dates', texts: ['15-01-2025', '09-01-2025'] };
const cost: PastedTexts = { name: 'Cost', holds: 'numbers', texts: ['12', '1,550'] };
const sum: PastedTexts = { name: 'Sum', holds: 'numbers', texts: ['15,50', '1.550'] };

test('REC-08 REC-02 a block whose dates tell their order asks nothing', async () => {
  expect(await asked(false, 'en-US', [certain, sum])).toEqual({
    found: [
      { dates: 'dayFirst', numbers: null },
      { dates: null, numbers: 'comma' },
    ],
    questions: [],
  });
});

test.each([
  [true, 'en-US', 'monthFirst'],
  ['other', 'en-US', 'dayFirst'],
  [true, 'en-GB', 'dayFirst'],
  ['other', 'de', 'monthFirst'],
  [true, 'zh-CN', 'dayFirst'],
] as const)(
  'REC-08 REC-02 an unclear block asks once, and %s of a reader of %s means %s',
  async (answer, language, order) => {
    const { found, questions } = await asked(answer, language, [due, certain, { ...due, name: 'Paid' }]);
    expect(found?.map((one) => one.dates)).toEqual([order, 'dayFirst', order]);
    expect(questions.map(({ names, text }) => [names, text.includes('09-01-2025')])).toEqual([[['Due', 'Paid'], true]]);
  },
);

test('REC-08 REC-02 who says no pastes nothing', async () => {
  expect((await asked(false, 'en-US', [due])).found).toBeUndefined();
  expect((await asked(false, 'en-US', [cost])).found).toBeUndefined();
});

test.each([
  [true, 'en-US', 'point'],
  ['other', 'en-US', 'comma'],
  [true, 'de', 'comma'],
  ['other', 'de', 'point'],
] as const)(
  'REC-08 REC-02 numbers that could be two are asked about, and %s of a reader of %s means a decimal %s',
  async (answer, language, notation) => {
    const { found, questions } = await asked(answer, language, [cost, sum, { ...cost, name: 'Fee' }]);
    expect(found?.map((one) => one.numbers)).toEqual([notation, 'comma', notation]);
    expect(questions.map(({ names, text }) => [names, text.includes('1,550')])).toEqual([[['Cost', 'Fee'], true]]);
    const [{ ok = '', other = '' } = {}] = questions;
    expect([ok, other].toSorted()).toEqual(['Decimal comma: 1.55', 'Decimal point: 1550']);
  },
);

test('REC-08 REC-02 both ends of a range tell the order of a column, and are asked about where they do not', async () => {
  const stay = (text: string): PastedTexts => ({ name: 'Stay', holds: 'dates', texts: [text] });
  expect((await asked('other', 'en-US', [stay('01-09-2025 – 10-09-2025')])).questions).toHaveLength(1);
  expect(await asked(false, 'en-US', [stay('09-01-2025 – 15-01-2025')])).toMatchObject({
    found: [{ dates: 'dayFirst' }],
    questions: [],
  });
});

import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { HostAnswer, HostQuestion } from '#engine/runtime';
import { askDates } from './ask-dates.ts';
import messages from '../../../DateField/messages.en-US.json' with { type: 'json' };

const intl = createIntl({ locale: 'en-US', messages });

async function asked(answer: HostAnswer, language: string, columns: Parameters<typeof askDates>[0]) {
  const questions: HostQuestion[] = [];
  const host = {
    confirm: async (question: HostQuestion) => {
      questions.push(question);
      return answer;
    },
  };
  return { orders: await askDates(columns, { host, intl, language }), questions };
}

const due = { name: 'Due', texts: ['09-01-2025', '2025-03-04'] };
const certain = { name: 'Sent', texts: ['15-01-2025', '09-01-2025'] };

test('REC-08 REC-02 a block whose dates tell their order asks nothing', async () => {
  expect(await asked(false, 'en-US', [certain])).toEqual({ orders: ['dayFirst'], questions: [] });
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
    const { orders, questions } = await asked(answer, language, [due, certain, { ...due, name: 'Paid' }]);
    expect(orders).toEqual([order, 'dayFirst', order]);
    expect(questions.map(({ names, text }) => [names, text.includes('09-01-2025')])).toEqual([[['Due', 'Paid'], true]]);
  },
);

test('REC-08 REC-02 who says no pastes nothing', async () => {
  expect((await asked(false, 'en-US', [due])).orders).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { numberIn, numbersNotation } from './read-number.ts';
import { meaningsOf } from './read-number.ts';

describe('numbers of a column', () => {
  test.each([
    [['15,50', '3'], 'comma', [15.5, 3]],
    [['15,50', '1.550', '2.000,5'], 'comma', [15.5, 1550, 2000.5]],
    [['1,550', '0.5'], 'point', [1550, 0.5]],
    [['1,234,567', '1.550'], 'point', [1_234_567, 1.55]],
    [['1,550', '7'], 'unclear', [undefined, 7]],
    [['1.550'], 'unclear', [undefined]],
    [['15,50', '1,234.50', '1,550'], 'unclear', [15.5, 1234.5, undefined]],
    [['15,50', '7.25'], null, [15.5, 7.25]],
    [['12', 'open', null], null, [12, undefined, undefined]],
    [['¥ 1，250.50', '(30)', '-8,000'], 'point', [1250.5, -30, -8000]],
    [['0,125', '-€ 3,5'], 'comma', [0.125, -3.5]],
    [['12,5%'], 'comma', [0.125]],
    [['1,2,3', '1,55,0', '1.2.3'], null, [undefined, undefined, undefined]],
    [['1 550,75'], 'comma', [1550.75]],
  ] as const)('TPL-09 %j is written with a decimal %s and read as %j', (cells, notation, numbers) => {
    expect(numbersNotation(cells)).toBe(notation);
    expect(cells.map((cell) => numberIn(cell, notation))).toEqual(numbers);
  });

  test('TPL-09 a number that can be read in two ways has both meanings', () => {
    expect(meaningsOf('1,550')).toEqual({ point: 1550, comma: 1.55 });
    expect(meaningsOf('15,50')).toEqual({ comma: 15.5 });
    expect(meaningsOf('1.5')).toEqual({ point: 1.5 });
  });
});

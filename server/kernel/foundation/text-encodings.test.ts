import { expect, test } from 'vitest';
import { decodedAs, decodeText, type TextEncoding } from './text-encodings.ts';

/** Texts as Python writes them in these encodings, since Node writes UTF alone. */
const texts: readonly [encoding: TextEncoding, text: string, base64: string][] = [
  ['gb18030', '姓名,城市\n李白,北京\n王五,上海\n', '0NXD+yyzx8rQCsDusNcssbG+qQrN9c7lLMnPuqMK'],
  ['gb18030', '名称\n是\n', 'w/uzxgrKxwo='],
  ['big5', '姓名,城市\n陳大文,臺北\n林小姐,高雄\n', 'qW2mVyyrsKWrCrOvpGqk5Sy7T6VfCqpMpHCpaiywqravCg=='],
  [
    'shift_jis',
    '名前,メモ\n田中,日本語のテキスト\nさくら,東京\n',
    'lryRTyyDgYOCCpNjkoYsk/qWe4zqgsyDZYNMg1iDZwqCs4Ktgucsk4yLngo=',
  ],
  ['shift_jis', '日本語\n', 'k/qWe4zqCg=='],
  ['euc-kr', '이름,도시\n김철수,서울\n이영희,부산\n', 'wMy4pyy1tb3DCrHow7a89iy8rb/vCsDMv7XI8Sy6zrvqCg=='],
  ['windows-1251', 'Имя,Город\nЕлена,Москва\nПётр,Казань\n', 'yOz/LMPu8O7kCsXr5e3gLMzu8eri4ArPuPLwLMrg5+Dt/Ao='],
  ['windows-1252', 'Name,City\nZoë,Besançon\nJürgen,Köln\n', 'TmFtZSxDaXR5Clpv6yxCZXNhbudvbgpK/HJnZW4sS/Zsbgo='],
  ['utf-8', 'Name\nZoë 北京\n', 'TmFtZQpab8OrIOWMl+S6rAo='],
  ['utf-16le', 'Name\tCity\nZoë\t北京\n', '//5OAGEAbQBlAAkAQwBpAHQAeQAKAFoAbwDrAAkAF1OsTgoA'],
  ['utf-16be', 'Name\tCity\nZoë\t北京\n', '/v8ATgBhAG0AZQAJAEMAaQB0AHkACgBaAG8A6wAJUxdOrAAK'],
];

test.each(texts)('TPL-09 a text in %s is read by what its bytes are: %j', (encoding, text, base64) => {
  const bytes = Buffer.from(base64, 'base64');
  expect(decodeText(bytes)).toEqual({ text, encoding });
  expect(decodedAs(bytes, encoding)).toBe(text);
});

/** With U+4E00 and U+3000, whose lower halves are zero, and with letters that have no half of zero at all. */
const unmarked = ['Name,City\r\nZoë,Köln\r\n', '姓名\t城市\r\n一诺\t三亚　一\r\n', 'Имя;Город\nЕлена;Москва\n', '名\n'];

test.each(unmarked)('TPL-09 UTF-16 without a mark is found by its zeros, in both byte orders: %j', (text) => {
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(decodeText(little)).toEqual({ text, encoding: 'utf-16le' });
  expect(decodeText(big)).toEqual({ text, encoding: 'utf-16be' });
});

test('a wrong guess can be corrected, and what is no text in an encoding is not read by it', () => {
  const bytes = Buffer.from('yafN+w==', 'base64');
  expect(decodedAs(bytes, 'gb18030')).toBe('骚望');
  expect(decodedAs(bytes, 'windows-1251')).toBe('Й§Ны');
  expect(decodedAs(bytes, 'utf-8')).toBeUndefined();
});

test.each([[[0x61, 0, 0x62]], [[0xff, 0xfe, 0x61]], [[0, 1, 2, 0xff]], [[0x61, 0, 0x01, 0]], [[0x61, 0, 0, 0xd8]]])(
  'bytes that are no text are none: %j',
  (bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBeUndefined();
  },
);

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { foldCase } from '#schemas/values';
import { foldedSql, orderedSql, textOrder, textOrderBeginning } from '#server/kernel/db/index.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

/** Every letter of the planes that have letters with capitals, without the halves of characters. */
const letters = Array.from({ length: 0x1_ffff }, (_, at) => at + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describeOnBothDatabases('texts are compared and sorted alike in the database and in the server', (open) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });

  const read = async (texts: readonly string[]) => {
    const { rows } = await opened.database.platform((query) =>
      sql<{ text: string; folded: string; position: string }>`
        select text, ${foldedSql(sql`text`)} as folded, ${orderedSql(sql`text`)} as position
        from unnest(${[...texts]}::text[]) with ordinality as list (text, at) order by at`.execute(query),
    );
    return rows;
  };

  test('REC-02 every letter is folded and placed as in TypeScript', async () => {
    const wrong: string[] = [];
    for (let at = 0; at < letters.length; at += 20_000)
      for (const { text, folded, position } of await read(letters.slice(at, at + 20_000)))
        if (folded !== foldCase(text) || position !== textOrder(text)) wrong.push(text);
    expect(wrong).toEqual([]);
  });

  test('REC-02 letters are folded within words of several scripts, and in long texts', async () => {
    const texts = [
      'Заказ № 7 — Ёлка',
      'ΌΔΟΣ Éa ÉA e\u0301A',
      'Ａ北京ꓐᏉꙮ',
      '\u{10400}𞤀Z',
      '',
      'É'.repeat(300),
      `${'а'.repeat(199)}ЯЯ`,
    ];
    const rows = await read(texts);
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldCase));
    expect(rows.map(({ position }) => position)).toEqual(texts.map(textOrder));
  });

  test('REC-02 letters with accents come beside those without, Cyrillic behind Latin, Chinese by pinyin behind both', async () => {
    const sorted = ['Eva', 'Éva', 'evan', 'Évan', 'zoë', 'Елена', 'Ёлка', 'май', 'МАЙЯ', '陈六', '李白'];
    const { rows } = await opened.database.platform((query) =>
      sql<{ text: string }>`select text from unnest(${sorted.toReversed()}::text[]) as text
        order by ${orderedSql(sql`text`)}`.execute(query),
    );
    expect(rows.map(({ text }) => text)).toEqual(sorted);
  });

  test('REC-02 the place of a text begins with that of its beginning', () => {
    for (const [text, beginning] of [
      ['Évan', 'EV'],
      ['Évan', 'é'],
      ['е\u0308лка', 'Е'],
      ['北京É', '北'],
    ] as const)
      expect(textOrder(text).startsWith(textOrderBeginning(beginning))).toBe(true);
  });
});

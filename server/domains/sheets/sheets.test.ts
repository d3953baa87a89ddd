import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { sheetLimits } from './limits.ts';
import { readXlsx } from './read-xlsx.ts';
import { createSheetWorks } from './sheet-works.ts';
import { processorTime } from '#tests/promises/within.ts';

const works = createSheetWorks();
afterAll(() => works.stop());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-sheets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(bytes: Uint8Array | string, name = 'file'): { source: { path: string } } {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { source: { path } };
}

/** A workbook whose only sheet has this XML. */
function workbook(sheet: Uint8Array, target = 'worksheets/sheet1.xml'): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="${target}"/></Relationships>`,
    ),
    [`xl/${target}`]: sheet,
  });
}
const rowsXml = (rows: string): Uint8Array =>
  strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const read = (choice: Parameters<typeof works.read>[1] | { source: { path: string } | { text: string } }) =>
  works.read('ws', { from: 0, count: 10, ...choice });

describe('reading sheets', () => {
  test('TPL-09 a workbook is read with its dates, numbers and flags, and its rows are counted as the sheet does', async () => {
    const day = new Date('2026-11-21T00:00:00Z');
    const path = join(folder, 'a.xlsx');
    const date = { value: day, type: Date, format: 'yyyy-mm-dd' } as const;
    const moment = { value: new Date('2026-11-21T10:30:00Z'), type: Date, format: 'yyyy-mm-dd hh:mm' } as const;
    await writeWorkbook([
      [],
      ['Name', 'Due', 'At', 'Name', null],
      ['Ann', date, moment, 3.5, true],
      [],
      ['Bob'],
    ]).toFile(path);
    const sheet = await read({ source: { path } });
    expect(sheet).toMatchObject({ columns: ['Name', 'Due', 'At', 'Name (2)', 'E'], numbers: [3, 5], rowCount: 2 });
    expect(sheet.rows).toEqual([
      ['Ann', '2026-11-21', '2026-11-21 10:30:00', 3.5, true],
      ['Bob', null, null, null, null],
    ]);
  });

  test('TPL-09 a text is read in the encodings and with the separators that spreadsheets write, quoted line breaks among it', async () => {
    const gb = Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x61, 0x0a, 0xc0, 0xee, 0x2c, 0x62]);
    expect(await read(fileOf(gb))).toMatchObject({ columns: ['姓名', 'a'], rows: [['李', 'b']] });
    const utf16 = Buffer.from('\ufeff姓名;a\r\n李;b', 'utf16le');
    expect(await read(fileOf(utf16))).toMatchObject({ columns: ['姓名', 'a'], rows: [['李', 'b']] });
    const pasted = 'Name\tNote\nAnn\t"two\nlines"\nBob\t\'=1+1';
    expect((await read({ source: { text: pasted } })).rows).toEqual([
      ['Ann', 'two\nlines'],
      ['Bob', '=1+1'],
    ]);
  });

  test('TPL-09 a text says its encoding, is read by the one that is chosen, and refused in one that it is not', async () => {
    const given = fileOf(Buffer.from('lryRTyyDgYOCCpNjkoYsk/qWe4zqCg==', 'base64'));
    const { source } = given;
    expect(await read(given)).toMatchObject({
      encoding: 'shift_jis',
      columns: ['名前', 'メモ'],
      rows: [['田中', '日本語']],
    });
    const other = await read({ source: { ...source, encoding: 'windows-1252' } });
    expect(other).toMatchObject({ encoding: 'windows-1252' });
    const refused = read({ source: { ...source, encoding: 'utf-8' } });
    await expect(refused).rejects.toMatchObject({ code: 'import_encoding_wrong', facts: { pointer: '/encoding' } });
    expect(await read(fileOf(Buffer.from('a,b\n1,2')))).toMatchObject({ encoding: 'utf-8' });
    expect(await read({ source: { text: 'a,b\n1,2' } })).toMatchObject({ encoding: null });
  });

  test('TPL-09 a line that begins with a quotation mark which nothing closes is a row of its own', async () => {
    const text = '"sample text"\n"sample text\nsample text\nfourth';
    const sheet = await read({ source: { text } });
    expect([sheet.columns, ...sheet.rows]).toEqual([['sample text'], ['"sample text'], ['sample text'], ['fourth']]);
  });

  test('TPL-09 a short block of two columns is told apart by its tabs, whatever empty lines are in it and behind it', async () => {
    for (const text of ['Name\tAmount\nAnn\t1\n', 'Name\tAmount\r\nAnn\t1\r\n\r\n', 'Name\tAmount\n\nAnn\t1\n'])
      expect(await read({ source: { text } })).toMatchObject({ columns: ['Name', 'Amount'] });
  });

  test('P29 TPL-14 a file that unpacks to too much, has too many parts, rows, columns or cells is refused', async () => {
    const tooLarge = { code: 'import_sheet_too_large' };
    const bomb = workbook(new Uint8Array(sheetLimits.unpacked + 1));
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(fileOf(bomb))).rejects.toMatchObject(tooLarge);
    const parts = Object.fromEntries(
      Array.from({ length: sheetLimits.parts + 1 }, (_, at) => [`p${at}`, new Uint8Array(0)]),
    );
    await expect(read(fileOf(zipSync(parts)))).rejects.toMatchObject(tooLarge);
    await expect(read(fileOf('a\n'.repeat(sheetLimits.rows + 2)))).rejects.toMatchObject(tooLarge);
    await expect(read(fileOf(`${'a,'.repeat(sheetLimits.columns)}b\n1`))).rejects.toMatchObject(tooLarge);
    await expect(read(fileOf(new Uint8Array(sheetLimits.bytes + 1)))).rejects.toMatchObject(tooLarge);
  });

  test('P29 a directory that lies about sizes, a cell at the end of the world and an entity that grows stop nobody', async () => {
    const lying = Buffer.from(
      workbook(rowsXml(`<row r="1">${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(50_000)}</row>`)),
    );
    // The sizes of the directory's entries: all of them say 10 bytes.
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 4))
      lying.writeUInt32LE(10, at + 24);
    await expect(read(fileOf(lying))).rejects.toMatchObject({ code: 'import_sheet_unreadable' });
    const far = workbook(rowsXml('<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row>'));
    await expect(read(fileOf(far))).rejects.toMatchObject({ code: expect.stringMatching(/^import_sheet_/) });
    const entity = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const growing = workbook(
      strToU8(
        `${entity}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
      ),
    );
    const found = await read(fileOf(growing)).catch((error: unknown) => error);
    expect(JSON.stringify(found)).not.toContain('aaaaaaaaaa');
    expect(await read({ source: { text: 'a\n1' } })).toMatchObject({ rows: [['1']] });
  });

  /** Of the processor, in milliseconds, until the book is refused. */
  const timeToRefuse = async (bytes: Uint8Array): Promise<number> => {
    const before = process.cpuUsage();
    await expect(readXlsx(bytes)).rejects.toMatchObject({ code: 'import_sheet_too_large' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const cellAt = (at: string) => rowsXml(`<row><c r="${at}" t="n"><v>1</v></c></row>`);
  const tenThousandSheets = () => {
    const list = Array.from({ length: 10_000 }, (_, at) => `<sheet name="S${at}" sheetId="${at}" r:id="r1"/>`).join('');
    return zipSync({ 'xl/workbook.xml': strToU8(`<workbook><sheets>${list}</sheets></workbook>`) });
  };
  test.each<[string, () => Uint8Array]>([
    ['a row written with an exponent', () => workbook(cellAt('A1e8'))],
    ['a row written with an entity', () => workbook(cellAt('A&#49;00000000'))],
    ['a row without an end', () => workbook(rowsXml('<row r="Infinity"><c r="A1"><v>1</v></c></row>'))],
    ['a row in hexadecimal', () => workbook(cellAt('A0xfffffff'))],
    ['a row of many digits', () => workbook(cellAt('A99999999999'))],
    ['a sheet in another folder', () => workbook(cellAt('A9999999'), 'other/sheet1.xml')],
    ['an attribute with a prefix', () => workbook(rowsXml('<row><c x:r="A1e8" t="n"><v>1</v></c></row>'))],
    ['a row number alone', () => workbook(rowsXml('<row r="9999999"><c r="B9999999"><v>1</v></c></row>'))],
    ['many empty rows', () => workbook(rowsXml('<row/>'.repeat(9_000_000)))],
    ['many sheets', tenThousandSheets],
  ])('P28 P45 a small file that would fill memory is refused before it is read: %s', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(100_000);
    // A second is meant for a machine that has nothing else to do: with other programs beside it, the processor itself is slower.
    expect(await timeToRefuse(bytes)).toBeLessThan(processorTime(1_000));
  });

  test('P45 one long text that many cells name is refused', async () => {
    const long = 'x'.repeat(sheetLimits.cell);
    const cells = Array.from(
      { length: 2_000 },
      (_, at) => `<row><c r="A${at + 1}" t="inlineStr"><is><t>${long}</t></is></c></row>`,
    );
    await timeToRefuse(workbook(rowsXml(cells.join(''))));
    await timeToRefuse(workbook(rowsXml(`<row><c r="A1" t="inlineStr"><is><t>${long}x</t></is></c></row>`)));
  });

  test('P45 sheets that take long in two workspaces do not hold up the sheet of a third one', async () => {
    const busy = createSheetWorks({ quick: 500 });
    try {
      const row = `${'x,'.repeat(199)}x\n`;
      const text = row.repeat(5_000);
      const order: string[] = [];
      const long = ['one', 'two'].map(async (wsId) => {
        const { source } = fileOf(wsId + text, wsId);
        await busy.guess(wsId, { source });
        order.push(wsId);
      });
      const small = busy.read('third', { source: { text: 'a\n1' }, from: 0, count: 1 }).then(() => order.push('third'));
      await Promise.all([...long, small]);
      expect(order.indexOf('third')).toBeLessThan(2);
      // The next part of a slow sheet is read where it is open.
      await busy.read('one', { source: { path: join(folder, 'one') }, from: 4_000, count: 1 });
    } finally {
      await busy.stop();
    }
  });

  test('P29 what is no sheet is refused', async () => {
    const unreadable = { code: 'import_sheet_unreadable' };
    await expect(read(fileOf(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])))).rejects.toMatchObject(unreadable);
    await expect(read(fileOf(Uint8Array.from([0xff, 0xd8, 0xff, 0, 0])))).rejects.toMatchObject(unreadable);
    await expect(read(fileOf(zipSync({ 'a.txt': strToU8('a') })))).rejects.toMatchObject(unreadable);
    await expect(read({ ...fileOf('a\n1'), sheet: 'None', from: 0, count: 1 })).rejects.toMatchObject(unreadable);
  });
});

describe('writing sheets', () => {
  test('REC-11 the sheets of a book have names of their own, also where labels are the same or begin alike', async () => {
    const long = 'The parts that were ordered last year';
    const labels = ['Orders', 'orders', 'ORDERS', 'Orders 2', `${long} A`, `${long} B`];
    const columns = [{ header: 'Name', kind: 'text' as const }];
    const lines = labels.flatMap((sheet) => [JSON.stringify({ sheet, columns }), JSON.stringify([sheet])]);
    const path = join(folder, 'lines');
    writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
    const book = await readWorkbook(await works.write('ws', { path, format: 'xlsx' }));
    expect(book.map(({ sheet, data }) => [sheet, data[1]?.[0]])).toEqual([
      ['Orders', 'Orders'],
      ['orders 2', 'orders'],
      ['ORDERS 3', 'ORDERS'],
      ['Orders 2 2', 'Orders 2'],
      ['The parts that were ordered las', `${long} A`],
      ['The parts that were ordered l 2', `${long} B`],
    ]);
  });
});

describe('guessing columns', () => {
  const kinds = async (text: string) =>
    Object.fromEntries(
      (await works.guess('ws', { source: { text } })).columns.map(({ column, kind }) => [column, kind]),
    );

  test('TABLE-30 a column is of the kind that all of its cells fit', async () => {
    const lines = [
      ['Name', 'Phone', 'E-mail', 'Age', 'Amount', 'Share', 'Due', 'At', 'Start', 'Active', 'Site', 'Code', 'Mixed'],
      [
        'Ann',
        '13800138000',
        'ann@acme.cn',
        '31',
        '¥1,250.50',
        '12%',
        '2026/11/21',
        '2026-11-21 10:30',
        '9:30',
        '是',
        'https://a.cn',
        '007',
        '1',
      ],
      [
        'Bob',
        '13900139000',
        'bob@acme.cn',
        '42',
        '3',
        '8.5%',
        '2026年1月2日',
        '2026-01-02 08:00',
        '18:05',
        '否',
        'http://b.cn',
        '012',
        'x',
      ],
    ];
    expect(await kinds(lines.map((line) => line.join('\t')).join('\n'))).toEqual({
      Name: 'text',
      Phone: 'phone',
      'E-mail': 'email',
      Age: 'number',
      Amount: 'money',
      Share: 'percent',
      Due: 'date',
      At: 'datetime',
      Start: 'time',
      Active: 'boolean',
      Site: 'url',
      Code: 'text',
      Mixed: 'text',
    });
  });

  test('TABLE-30 a few texts that come again are a choice, and many are not', async () => {
    const states = ['Open', 'Done', 'Open', 'Open', 'Done', 'Open'];
    const text = states.map((state, at) => `${state}\tTask ${at}`).join('\n');
    expect(await kinds(`State\tTask\n${text}`)).toEqual({ State: 'select', Task: 'text' });
  });

  test.each([
    ['Status', ['Available', 'On loan', 'Available', 'In repair', 'On loan'], 'select'],
    ['状态', ['在库', '借出', '在库', '维修中', '在库'], 'select'],
    ['状态', ['在库', '借出', '维修中', '报废', '丢失'], 'text'],
    ['状态', ['在库', '借出', '在库'], 'text'],
    ['Item name', ['Drill', 'Saw', 'Drill', 'Saw', 'Drill', 'Saw'], 'text'],
    ['物品名称', ['电钻', '锯子', '电钻', '锯子', '电钻', '锯子'], 'text'],
    ['Remark', ['x'.repeat(31), 'y', 'y', 'y', 'y'], 'text'],
  ])('TABLE-30 in a sheet of few rows %s with %j is of the kind %s', async (column, cells, kind) => {
    const text = cells.map((cell, at) => `Row ${at}\t${cell}`).join('\n');
    expect(await kinds(`Key\t${column}\n${text}`)).toEqual({ Key: 'text', [column]: kind });
  });
});

import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { sendFile, uploadFile } from './upload-file.ts';

const inLeave = {
  headers: { application_id: seedId('application acme Leave and absence'), 'accept-language': 'en-US' },
};
/** 名前,メモ and 田中,日本語 in Shift_JIS. */
const japanese = Buffer.from('lryRTyyDgYOCCpNjkoYsk/qWe4zqCg==', 'base64');

describeOnEachDatabase('sheets of text in other encodings', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  const propose = (file_id: string, more: object = {}) =>
    owner.call('proposeSheetTable', { file_id, ...more }, inLeave);

  test('TABLE-30 a sheet is read in the encoding that it looks like, and its proposal names it', async () => {
    expect(await propose(await uploadFile(api, owner, japanese, 'japan.csv'))).toMatchObject({
      data: { encoding: 'shift_jis', columns: [{ column: '名前' }, { column: 'メモ' }] },
    });
    const utf16 = Buffer.from('\ufeffName\tCity\r\nZoë\t北京\r\n', 'utf16le');
    expect(await propose(await uploadFile(api, owner, utf16, 'excel.txt'))).toMatchObject({
      data: { encoding: 'utf-16le', columns: [{ column: 'Name' }, { column: 'City', examples: ['北京'] }] },
    });
    const unmarked = utf16.subarray(2);
    expect(await propose(await uploadFile(api, owner, unmarked, 'unmarked.csv'))).toMatchObject({
      data: { encoding: 'utf-16le', columns: [{ column: 'Name' }, { column: 'City', examples: ['北京'] }] },
    });
  });

  test('TABLE-30 the encoding that is chosen is the one that is read by, in the proposal and for the records', async () => {
    const file_id = await uploadFile(api, owner, japanese, 'japan.csv');
    expect(await propose(file_id, { encoding: 'windows-1252' })).toMatchObject({ data: { encoding: 'windows-1252' } });
    expect(await propose(file_id, { encoding: 'utf-8' })).toMatchObject({
      status: 422,
      code: 'import_encoding_wrong',
    });
    const { id: physical_table_category_id } = await owner.done('createCategory', { category_name: 'Japan' }, inLeave);
    const columns = [{ column: '名前', label: '名前', kind: 'text' as const }];
    const made = await owner.done(
      'createSheetTable',
      { table_name: 'Japan', physical_table_category_id, columns },
      inLeave,
    );
    const read = { id: made.table_id, file_id, mapping: made.mapping, encoding: 'shift_jis' as const };
    expect(await owner.done('importTableRecords', read, inLeave)).toMatchObject({ added: 1, issues: [] });
    const { items } = await owner.done('listPhysicalRecords', { id: made.table_id }, inLeave);
    expect(Object.values(items[0]?.data ?? {})).toContain('田中');
  });

  test('ORG-15 people are read in the same way', async () => {
    const file_id = await uploadFile(api, owner, japanese, 'people.csv');
    expect(await owner.done('proposeAccountImport', { file_id })).toMatchObject({
      encoding: 'shift_jis',
      columns: [{ column: '名前', examples: ['田中'] }, { column: 'メモ' }],
    });
  });

  test('P29 markup is refused at upload whatever encoding would hide it', async () => {
    const page = Buffer.from('<script>alert(1)</script> ', 'latin1');
    const hidden = Buffer.concat([Buffer.from([0xff, 0xfe]), page]);
    const inZeros = Buffer.from('<html>', 'utf16le');
    for (const bytes of [hidden, Buffer.from('\ufeff<html>', 'utf16le'), inZeros])
      expect(await sendFile(api, owner, bytes, 'page.txt')).toMatchObject({ status: 415, code: 'record_file_refused' });
  });
});

import type { OperationId } from '#openapi';
import { inApplication, ofApplication } from './in-application.ts';
import type { Args, Form, Names, RequestOf, Requests } from './request.ts';

export const pasted = { text: 'Title\nOracle' };

/** Only who uploaded a sheet may import it: to everybody who calls, this one is unknown. */
export const withFile = (names: Names, args: Args, status: RequestOf['status'] = 200): Form => ({
  args,
  names: { ...names, file_id: 'recordFile' },
  status: (caller) => {
    const usual = typeof status === 'function' ? status(caller) : status;
    return usual === 200 ? 404 : usual;
  },
});

/** The calls by which a sheet becomes a table. */
export function tablesOfSheets(): Requests {
  const columns = [{ column: 'Title', label: 'Title', kind: 'text' }];
  const ofSheet = (id: OperationId, args: Args = {}) => ({
    ...inApplication(id),
    args: { ...pasted, ...args },
    names: ofApplication,
    forms: [withFile(ofApplication, args)],
  });
  return {
    proposeSheetTable: ofSheet('proposeSheetTable'),
    checkSheetTable: ofSheet('checkSheetTable', { columns }),
    createSheetTable: {
      ...inApplication('createSheetTable'),
      args: { table_name: 'Oracle', columns },
      names: { ...ofApplication, physical_table_category_id: 'category' },
    },
  };
}

/** The calls by which sheets become records of a menu's table, or of a whole one. */
export function importing(of: '' | 'Table', table: Names, status?: RequestOf['status']): Requests {
  const names = { ...ofApplication, ...table };
  const usual = (id: OperationId, args: Args = {}) => ({
    ...inApplication(id),
    args: { ...pasted, ...args },
    names,
    forms: [withFile(names, args, status)],
    ...(status && { status }),
  });
  const mapped = { mapping: [{ column: 'Title', field: 'title' }] };
  return {
    [`propose${of}Import`]: usual(`propose${of}Import` as OperationId),
    [`check${of}Import`]: usual(`check${of}Import` as OperationId, mapped),
    [`import${of}Records`]: usual(`import${of}Records` as OperationId, mapped),
    ...ofImports(of === '' ? 'Menu' : 'Table', names, status),
  };
}

/** The calls about what imports made, and what is to be imported. */
function ofImports(way: 'Menu' | 'Table', names: Names, status: RequestOf['status']): Requests {
  const of = (id: OperationId) => ({ ...inApplication(id), names, ...(status && { status }) });
  const id: OperationId = `undo${way}Import`;
  return {
    [`download${way}ImportTemplate`]: of(`download${way}ImportTemplate`),
    [`list${way}Imports`]: of(`list${way}Imports`),
    [id]: { ...inApplication(id), names: { ...names, import_id: 'recordImport' }, ...(status && { status }) },
  };
}

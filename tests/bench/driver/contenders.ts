/** A library under measurement, in one of its uses. */
export interface Contender {
  name: string;
  title: string;
  kind: 'form' | 'record' | 'table' | 'sign-in';
  /** The file that makes its page, from `tests/bench`. */
  entry: string;
  /** Measured in every run of its kind: the others are compared with it. */
  isReference?: boolean;
  /** So slow that one round has to do. */
  isOnce?: boolean;
  /** It needs React 18: it calls what React 19 no longer has. */
  isOnReact18?: boolean;
}

/** The first of each kind is the floor that the others are compared with. RJSF, which our `Form` is made of, is always measured too. */
export const contenders: readonly Contender[] = [
  { name: 'floor', title: 'floor: React 19 by hand', kind: 'form', entry: 'floor/form.tsx', isReference: true },
  { name: 'nodes', title: 'Pagewright, engine nodes', kind: 'form', entry: 'ours/nodes.tsx' },
  { name: 'schema-form', title: 'Pagewright, `Form`', kind: 'form', entry: 'ours/schema-form.tsx' },
  { name: 'rjsf', title: 'RJSF 6.11, default theme', kind: 'form', entry: 'peers/rjsf.tsx', isReference: true },
  { name: 'rjsf-primereact', title: 'RJSF, PrimeReact theme', kind: 'form', entry: 'peers/rjsf-primereact.tsx' },
  { name: 'jsonforms', title: 'JSON Forms 3.8, vanilla', kind: 'form', entry: 'peers/jsonforms.tsx' },
  { name: 'formily', title: 'Formily 2.3, antd 5', kind: 'form', entry: 'peers/formily.tsx' },
  { name: 'amis', title: 'amis 6.13', kind: 'form', entry: 'peers/amis.tsx', isOnReact18: true, isOnce: true },
  {
    name: 'plain',
    title: '`RecordForm` without rules',
    kind: 'record',
    entry: 'ours/record-form.tsx',
    isReference: true,
  },
  { name: 'rules', title: '… with 30 rules', kind: 'record', entry: 'ours/record-form-rules.tsx' },
  { name: 'floor', title: 'floor: windowed by hand', kind: 'table', entry: 'floor/table.tsx', isReference: true },
  { name: 'pagewright', title: 'Pagewright, Table', kind: 'table', entry: 'ours/table.tsx' },
  {
    name: 'primereact',
    title: 'PrimeReact 10.9 DataTable, virtual',
    kind: 'table',
    entry: 'peers/primereact-table.tsx',
  },
  { name: 'amis', title: 'amis 6.13', kind: 'table', entry: 'peers/amis-table.tsx', isOnReact18: true, isOnce: true },
  { name: 'floor', title: 'floor: React 19 by hand', kind: 'sign-in', entry: 'floor/sign-in.tsx', isReference: true },
  {
    name: 'rjsf',
    title: 'RJSF 6.11, default theme',
    kind: 'sign-in',
    entry: 'peers/rjsf-sign-in.tsx',
    isReference: true,
  },
  {
    name: 'rjsf-primereact',
    title: 'RJSF, PrimeReact theme',
    kind: 'sign-in',
    entry: 'peers/rjsf-primereact-sign-in.tsx',
  },
  { name: 'jsonforms', title: 'JSON Forms 3.8, vanilla', kind: 'sign-in', entry: 'peers/jsonforms-sign-in.tsx' },
  { name: 'formily', title: 'Formily 2.3, antd 5', kind: 'sign-in', entry: 'peers/formily-sign-in.tsx' },
  { name: 'amis', title: 'amis 6.13', kind: 'sign-in', entry: 'peers/amis-sign-in.tsx', isOnReact18: true },
];

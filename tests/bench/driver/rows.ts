import type { FormFigures } from './measure-form.ts';
import type { SignInFigures } from './measure-sign-in.ts';
import type { TableFigures } from './measure-table.ts';
import type { Row } from './print-table.ts';

const quotient = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || !b ? undefined : a / b;

export const formRows: readonly Row<FormFigures>[] = [
  { title: 'mount of 500 fields', value: ({ mount500 }) => mount500, unit: 'ms', isRatio: true },
  { title: '… and what was queued behind it', value: ({ mount500Done }) => mount500Done, unit: 'ms', isRatio: true },
  { title: 'mount of 1,000 fields', value: ({ mount1000 }) => mount1000, unit: 'ms', isRatio: true },
  { title: 'script a key, 500 fields', value: ({ key500 }) => key500, unit: 'ms', digits: 2, isRatio: true },
  { title: '… grows from 50 to 1,000', value: (one) => quotient(one.key1000, one.key50), unit: 'x', digits: 1 },
  { title: 'longest task at 1,000', value: ({ longTask }) => longTask, unit: 'ms' },
  { title: 'components a key', value: ({ components }) => components, unit: '', digits: 1 },
  { title: 'commits a key', value: ({ commits }) => commits, unit: '', digits: 1 },
  { title: 'show 50 of 200 fields', value: ({ unfold }) => unfold, unit: 'ms', isRatio: true },
  { title: '… and what was queued behind it', value: ({ unfoldDone }) => unfoldDone, unit: 'ms', isRatio: true },
  { title: 'heap after 500 fields', value: ({ heap500 }) => heap500, unit: 'MB', digits: 1, isRatio: true },
  { title: 'first validation of 500', value: ({ check }) => check, unit: 'ms', digits: 1 },
  { title: '500 wrong fields painted', value: ({ submit }) => submit, unit: 'ms', isRatio: true },
];

export const recordRows: readonly Row<{ key200: number }>[] = [
  { title: 'script a key, 200 fields', value: ({ key200 }) => key200, unit: 'ms', digits: 2 },
];

export const tableRows: readonly Row<TableFigures>[] = [
  { title: 'mount', value: ({ mount }) => mount, unit: 'ms', isRatio: true },
  { title: 'frame while scrolling, p95', value: ({ frameP95 }) => frameP95, unit: 'ms' },
  { title: 'frames over 50 ms of 180', value: ({ slowFrames }) => slowFrames, unit: '' },
  { title: 'heap', value: ({ heap }) => heap, unit: 'MB', digits: 1 },
];

export const signInRows: readonly Row<SignInFigures>[] = [
  { title: 'over the wire until its program runs, brotli', value: ({ kilobytes }) => kilobytes, unit: 'KB' },
  { title: '… in requests', value: ({ requests }) => requests, unit: '' },
  { title: 'over the wire in all', value: ({ allKilobytes }) => allKilobytes, unit: 'KB' },
  { title: '… in requests', value: ({ allRequests }) => allRequests, unit: '' },
  { title: 'until interactive', value: ({ interactive }) => interactive, unit: 'ms', isRatio: true },
  { title: '… until its program runs', value: ({ running }) => running, unit: 'ms', isRatio: true },
  {
    title: 'from an empty tab until interactive',
    value: ({ interactiveFromEmpty }) => interactiveFromEmpty,
    unit: 'ms',
    isRatio: true,
  },
  { title: '… until its program runs', value: ({ runningFromEmpty }) => runningFromEmpty, unit: 'ms', isRatio: true },
];

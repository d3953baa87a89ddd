import { expect, test } from 'vitest';
import { SheetHistory } from './sheet-history.ts';

/** A row whose version grows with each change. */
function world() {
  let row = { id: 'a', name: 'Ada', version: 1 };
  const history = new SheetHistory();
  const write = (name: string) => {
    row = { ...row, name, version: row.version + 1 };
  };
  const change = (name: string) => [{ key: 'a', row, cells: [{ field: 'name', value: name }] }];
  return {
    history,
    write,
    edit(name: string) {
      history.begin(change(name), change(row.name));
      write(name);
      history.saved(() => row);
    },
    /** Sends a step as a server that compares versions takes it. */
    send(step: ReturnType<SheetHistory['undo']>): string {
      const [first] = step ?? [];
      if (!first) return 'nothing';
      if (first.row['version'] !== row.version) {
        history.refused();
        return 'refused';
      }
      write(String(first.cells[0]?.value));
      history.saved(() => row);
      return row.name;
    },
  };
}

test('REC-11 changes are taken back and made again, one by one', () => {
  const { history, edit, send } = world();
  edit('Bob');
  edit('Cyd');
  expect(send(history.undo())).toBe('Bob');
  expect(send(history.undo())).toBe('Ada');
  expect(send(history.undo())).toBe('nothing');
  expect(send(history.redo())).toBe('Bob');
  edit('Eve');
  expect(send(history.redo())).toBe('nothing');
  expect(send(history.undo())).toBe('Bob');
});

test('REC-11 what someone else changed meanwhile is not taken back', () => {
  const { history, edit, send, write } = world();
  edit('Bob');
  write('Theirs');
  expect(send(history.undo())).toBe('refused');
  expect(send(history.undo())).toBe('nothing');
  edit('Mine');
  expect(send(history.undo())).toBe('Theirs');
  expect(send(history.undo())).toBe('nothing');
});

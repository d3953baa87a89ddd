import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { isObject } from '#schemas';
import { useDesk } from './DeskContext.ts';
import type { FileDesk, RecordFile } from './file-desk.ts';

/** One id of a field's value. */
export interface ListedFile {
  id: string;
  /** Undefined while it is on its way; null when there is none, or not for this person. */
  file: RecordFile | null | undefined;
  /** What it is called, by the desk or by the list that the page handed in. */
  name: string | undefined;
}

interface RecordFiles {
  listed: readonly ListedFile[];
  desk: FileDesk;
  /** Why some could not be loaded. */
  error: string | undefined;
  retry(): void;
}

/** The files of a field by their ids; `given` is the page's own list of `{id, filename}`. */
export function useRecordFiles(ids: readonly string[], given: unknown): RecordFiles {
  const desk = useDesk();
  const { files, error } = useSnapshot(desk.state, { sync: true });
  const key = ids.join(' ');
  useEffect(() => desk.want(key === '' ? [] : key.split(' ')), [desk, key]);
  const names = useMemo(() => namesIn(given), [given]);
  const listed = ids.map((id) => {
    const file = files.get(id);
    return { id, file, name: file?.name ?? names.get(id) };
  });
  const isMissing = listed.some(({ file }) => file === undefined);
  return { listed, desk, error: isMissing ? error : undefined, retry: () => desk.retry(ids) };
}

/** The ids in a bound value: a list, or one by itself. */
export function idsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((id): id is string => typeof id === 'string' && id !== '');
}

function namesIn(given: unknown): ReadonlyMap<string, string> {
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  return new Map(items.filter(isObject).map(({ id, filename }) => [String(id), String(filename ?? '')]));
}

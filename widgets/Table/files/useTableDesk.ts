import { use, useState } from 'react';
import { useEngine } from '#engine';
import { FileDesk } from '../../kit/record/files/file-desk.ts';
import { TableDesk } from './TableDesk.ts';

/** The one desk of all cells of the table around, so that what is in sight is asked for together. */
export function useTableDesk(): FileDesk {
  const table = use(TableDesk);
  const { calls } = useEngine();
  const [desk] = useState(() => {
    const make = (): FileDesk => new FileDesk(calls);
    return table ? table(make) : make();
  });
  return desk;
}

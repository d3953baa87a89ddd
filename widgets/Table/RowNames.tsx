import type { ReactElement } from 'react';
import type { TableMark } from './mark.ts';
import { MarkName } from './MarkName.tsx';
import { NewsName } from './NewsName.tsx';
import type { RowNews } from './useChanges.ts';

/** What a row says beside its values: its mark, and what others did to it. */
export function RowNames({ mark, news }: { mark: TableMark | undefined; news: RowNews | undefined }): ReactElement {
  return (
    <>
      {mark && <MarkName mark={mark} />}
      {news && <NewsName news={news} />}
    </>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Picture } from '../Image/Picture.tsx';
import { useRecordFiles } from '../kit/record/files/useRecordFiles.ts';
import { type CellFiles, cellFiles, givenNames } from '../Table/files/cell-files.ts';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { cellValue, type TableRow } from '../Table/model/rows/row.ts';
import styles from './Gallery.module.css';

interface CardPictureProps {
  column: TableColumn;
  row: TableRow;
  /** What the card is called: a picture without words of its own is of that. */
  name: string;
}

/** Where a card has no picture, and while or where one does not load. */
const placeholder = (
  <span className={styles.placeholder}>
    <Glyph name="image" size={28} />
  </span>
);

/** The picture of a card: the one at its address, or the first of its files. */
export function CardPicture({ column, row, name }: CardPictureProps): ReactElement {
  const { formatMessage } = useIntl();
  const alt = formatMessage({ id: 'widget.Gallery.picture' }, { name });
  if (column.kind === 'files') return <FirstFile files={filesOf(column, row)} alt={alt} />;
  const value = cellValue(column, row);
  return <Shown src={typeof value === 'string' ? value : ''} alt={column.part.read('alt', { row }) || alt} />;
}

function filesOf(column: TableColumn, row: TableRow): CellFiles {
  try {
    return cellFiles(column, row);
  } catch {
    // Without its files a card is shown all the same.
    return { ids: [], names: [] };
  }
}

function FirstFile({ files, alt }: { files: CellFiles; alt: string }): ReactElement {
  const { listed } = useRecordFiles(files.ids.slice(0, 1), givenNames(files));
  const file = listed[0]?.file;
  return <Shown src={file?.preview ?? file?.url ?? ''} alt={alt} />;
}

function Shown({ src, alt }: { src: string; alt: string }): ReactElement {
  return (
    <span className={styles.picture}>
      {src === '' ? placeholder : <Picture src={src} alt={alt} sizes="320px" instead={placeholder} />}
    </span>
  );
}

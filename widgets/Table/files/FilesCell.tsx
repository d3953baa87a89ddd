import { type MouseEvent, type ReactElement, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeskContext } from '../../kit/record/files/DeskContext.ts';
import { LargerView } from '../../kit/record/files/LargerView.tsx';
import { useNames } from '../../kit/record/files/FormFiles.tsx';
import { type ListedFile, useRecordFiles } from '../../kit/record/files/useRecordFiles.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Picture } from '../../Image/Picture.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import { type CellFiles, givenNames } from './cell-files.ts';
import styles from './cell-files.module.css';
import { FilesDialog } from './FilesDialog.tsx';
import { useTableDesk } from './useTableDesk.ts';

interface FilesCellProps {
  column: TableColumn;
  files: CellFiles;
  tabIndex: number;
}

/** The files of one cell: small pictures, each with a larger view, or their names, which open the list of them. */
export function FilesCell(props: FilesCellProps): ReactElement {
  const desk = useTableDesk();
  const [isOpen, setOpen] = useState(false);
  // A column's key may have spaces, of which no id may be made.
  const id = useId();
  const { column, files } = props;
  const ends = { onClose: () => setOpen(false), onSave: undefined };
  return (
    <DeskContext value={desk}>
      {column.files?.arePictures ? (
        <Pictures {...props} id={id} onAll={() => setOpen(true)} />
      ) : (
        <Names {...props} id={id} onAll={() => setOpen(true)} />
      )}
      {isOpen && <FilesDialog id={`${id}-files`} column={column} files={files} {...ends} />}
    </DeskContext>
  );
}

interface PartProps extends FilesCellProps {
  id: string;
  onAll(): void;
}

/** Pictures that a cell shows. */
const most = 3;

/** The press is no press on the row. */
const alone = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  act();
};

function Pictures({ id, files, tabIndex, onAll }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useNames();
  const { listed } = useRecordFiles(files.ids.slice(0, most), givenNames(files));
  const [shown, show] = useState<ListedFile>();
  const left = files.ids.length - listed.length;
  return (
    <span className={styles.files}>
      {listed.map((one) => {
        const name = nameOf(one);
        const src = one.file?.preview ?? (one.file?.url || undefined);
        const missing = <Glyph name="image" size={18} />;
        return (
          <button
            key={one.id}
            type="button"
            className={styles.picture}
            tabIndex={tabIndex}
            aria-label={formatMessage({ id: 'widget.RecordForm.show' }, { name })}
            title={name}
            disabled={!one.file}
            onClick={alone(() => show(one))}
          >
            {src === undefined ? missing : <Picture src={src} alt="" width={28} height={28} instead={missing} />}
          </button>
        );
      })}
      {left > 0 && (
        <button
          type="button"
          className={styles.names}
          tabIndex={tabIndex}
          aria-label={formatMessage({ id: 'widget.Table.files.all' }, { count: files.ids.length })}
          onClick={alone(onAll)}
        >
          {formatMessage({ id: 'widget.Table.files.more' }, { count: left })}
        </button>
      )}
      {shown && <LargerView id={`${id}-larger`} picture={shown} name={nameOf(shown)} onClose={() => show(undefined)} />}
    </span>
  );
}

function Names({ files: { ids, names }, tabIndex, onAll }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const first = names[0] ?? formatMessage({ id: 'widget.RecordForm.unknownFile' });
  const all = formatMessage({ id: 'widget.Table.files.open' }, { name: first, count: ids.length });
  return (
    <button type="button" className={styles.names} tabIndex={tabIndex} aria-label={all} onClick={alone(onAll)}>
      <Glyph name="file" size={16} />
      <span className={styles.name}>{first}</span>
      {ids.length > 1 && <span>{formatMessage({ id: 'widget.Table.files.more' }, { count: ids.length - 1 })}</span>}
    </button>
  );
}

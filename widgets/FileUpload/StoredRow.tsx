import type { ReactElement } from 'react';
import { noNodes, useText } from '#engine';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
import { FileRow } from './FileRow.tsx';
import type { StoredFile } from './read-files.ts';

interface StoredRowProps {
  id: string;
  file: StoredFile;
  disabled: boolean | undefined;
  onRemove(): void;
}

/** A file that was uploaded; removing it asks first. */
export function StoredRow({ id, file, disabled, onRemove }: StoredRowProps): ReactElement {
  const text = useText();
  return (
    <FileRow name={file.name} size={file.size} state={text('widget.FileUpload.state.done')} tone="good">
      <ConfirmButton
        id={id}
        nodeId={id}
        props={{
          label: text('widget.FileUpload.remove', { name: file.name }),
          question: text('widget.FileUpload.question', { name: file.name }),
          yes: text('widget.FileUpload.yes'),
          icon: 'trash',
          iconOnly: true,
          variant: 'ghost',
          size: 'sm',
          danger: true,
          disabled: disabled ?? false,
        }}
        bounds={{}}
        busy={false}
        emit={onRemove}
        listens={() => false}
        slot={() => null}
        parts={() => noNodes}
        hasSlot={() => false}
      />
    </FileRow>
  );
}

import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine } from '#engine';
import { sameJson } from '#schemas';
import { Button } from '../../Button/Button.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Modal } from '../../kit/dialog/Modal.tsx';
import { ModalFrame } from '../../kit/dialog/ModalFrame.tsx';
import { FormFiles } from '../../kit/record/files/FormFiles.tsx';
import { FormImages } from '../../kit/record/files/FormImages.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import { type CellFiles, givenNames } from './cell-files.ts';

interface FilesDialogProps {
  id: string;
  column: TableColumn;
  files: CellFiles;
  onClose(): void;
  /** Absent: they can only be looked at. */
  onSave: ((ids: string[]) => void) | undefined;
}

/** The files of one cell, to look at and download, or to send and remove; what was changed is taken by a press on one button. */
export function FilesDialog({ id, column, files, onClose, onSave }: FilesDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { host } = useEngine();
  const [draft, setDraft] = useState<readonly unknown[]>(files.ids);
  const [isSending, setSending] = useState(false);
  const { maxCount = 10, maxSize, accept = [], arePictures, onlyCamera = false, watermark } = column.files ?? {};
  const shared = {
    label: column.header,
    labelHidden: true,
    files: givenNames(files),
    maxCount,
    readOnly: !onSave,
    onSending: setSending,
  };
  const field = {
    ...inertProps(`${id}-field`),
    // Safe: a field of files sets a list of ids.
    bound: { value: [...draft], set: (next: unknown) => setDraft(next as readonly unknown[]) },
    error: undefined,
  };
  const isChanged = !sameJson(draft, files.ids);
  const leave = async (): Promise<void> => {
    const question = {
      title: formatMessage({ id: 'engine.unsaved.title' }),
      text: formatMessage({ id: 'engine.unsaved.text' }),
      ok: formatMessage({ id: 'engine.unsaved.yes' }),
      cancel: formatMessage({ id: 'engine.unsaved.no' }),
      isDanger: true,
    };
    if ((!isChanged && !isSending) || (await host.confirm(question))) onClose();
  };
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={leave} style={{ maxWidth: 560 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={column.header}
        closeLabel={formatMessage({ id: 'widget.Dialog.close' })}
        onClose={leave}
        footer={
          onSave && (
            <>
              <Button
                {...inertProps(`${id}-no`)}
                props={{ label: formatMessage({ id: 'widget.Table.files.cancel' }) }}
                bound={undefined}
                error={undefined}
                emit={leave}
              />
              <Button
                {...inertProps(`${id}-yes`)}
                props={{
                  label: formatMessage({ id: 'widget.Table.files.save' }),
                  variant: 'primary',
                  disabled: isSending || !isChanged,
                }}
                bound={undefined}
                error={undefined}
                emit={() => onSave(draft.filter((one) => typeof one === 'string'))}
              />
            </>
          )
        }
      >
        {arePictures ? (
          <FormImages {...field} props={{ ...shared, onlyCamera, watermark: watermark ?? null }} />
        ) : (
          <FormFiles {...field} props={{ ...shared, maxSize: maxSize ?? null, accept: [...accept] }} />
        )}
      </ModalFrame>
    </Modal>
  );
}

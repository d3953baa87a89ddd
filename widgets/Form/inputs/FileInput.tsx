import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { FileRow } from '../../FileUpload/FileRow.tsx';
import fileStyles from '../../FileUpload/FileUpload.module.css';
import { useSizeText } from '../../FileUpload/useSizeText.ts';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { checkFile } from '../../kit/upload/check-file.ts';
import { FileDrop } from '../../kit/upload/FileDrop.tsx';
import { useUnsent } from '../../kit/upload/useUnsent.ts';
import { dataUrlOf, readDataUrl } from './data-url.ts';
import { labelled, nothing, numberOr, textOr } from './input.tsx';

/** Bytes: a file is a part of the form's value, which is sent and stored as a whole. */
const usual = 1024 * 1024;

/** A file, or a list of files, inside of the value (`data-url`). A larger one than `ui:options.maxSize` is refused. */
export function FileInput(input: RjsfProps): ReactElement {
  const { id, value, multiple, required, schema, rawErrors, options, onChange } = input;
  const { label, labelHidden, hint, disabled } = labelled(input);
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const [issue, setIssue] = useState<string>();
  const [isReading, setReading] = useState(false);
  useUnsent({ id, nodeId: id, isSending: isReading });
  const maxSize = numberOr(options['maxSize']) ?? usual;
  const accept =
    textOr(options.accept)
      ?.split(/\s*,\s*/)
      .filter(Boolean) ?? [];
  const kinds = accept.join(', ');
  const stored: unknown[] = multiple ? (Array.isArray(value) ? value : []) : value ? [value] : [];
  const store = (next: readonly unknown[]) => {
    if (multiple) onChange([...next]);
    else onChange(next[0] ?? nothing(input));
  };
  const choose = async (files: readonly File[]) => {
    const room = multiple ? (schema.maxItems ?? Number.POSITIVE_INFINITY) - stored.length : 1;
    const refused = files.map((file) => checkFile(file, { accept, maxSize })).find((found) => found !== undefined);
    if (refused === 'type') return setIssue(formatMessage({ id: 'widget.FileUpload.problem.type' }, { kinds }));
    if (refused === 'size')
      return setIssue(formatMessage({ id: 'widget.FileUpload.problem.size' }, { size: sizeText(maxSize) }));
    if (refused === 'empty') return setIssue(formatMessage({ id: 'widget.FileUpload.problem.empty' }));
    if (files.length > room) {
      return setIssue(formatMessage({ id: 'widget.Form.error.maxItems' }, { limit: multiple ? schema.maxItems : 1 }));
    }
    setIssue(undefined);
    setReading(true);
    try {
      const read = await Promise.all(files.map(dataUrlOf));
      store(multiple ? [...stored, ...read] : read);
    } catch {
      setIssue(formatMessage({ id: 'widget.Form.fileUnreadable' }, { name: files[0]?.name }));
    } finally {
      setReading(false);
    }
  };
  const limits = [
    kinds && formatMessage({ id: 'widget.FileUpload.kinds' }, { kinds }),
    formatMessage({ id: 'widget.FileUpload.size' }, { size: sizeText(maxSize) }),
  ];
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={[hint, ...limits].filter(Boolean).join('\n')}
      error={issue ?? rawErrors?.[0]}
      required={required}
    >
      {(control) => (
        <>
          <FileDrop
            control={control}
            className={fileStyles.zone}
            accept={accept.join(',') || undefined}
            takesSeveral={multiple ?? false}
            isBusy={isReading}
            disabled={disabled}
            isEmpty
            onChoose={choose}
          >
            <Glyph name="upload" size={22} />
            <span>{formatMessage({ id: 'widget.FileUpload.choose' }, { max: multiple ? 0 : 1 })}</span>
          </FileDrop>
          {stored.length > 0 && (
            <ul className={fileStyles.files} aria-label={formatMessage({ id: 'widget.FileUpload.files' }, { label })}>
              {stored.map((one, at) => {
                const file = readDataUrl(one);
                const name = file?.name || formatMessage({ id: 'widget.Form.fileName' }, { at: at + 1 });
                const remove = formatMessage({ id: 'widget.FileUpload.remove' }, { name });
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one file may be there twice; a row is its index.
                  <FileRow key={at} name={name} size={file?.size} state="" tone="muted">
                    <button
                      type="button"
                      className={field.small}
                      data-square
                      aria-label={remove}
                      title={remove}
                      disabled={disabled}
                      onClick={() => {
                        setIssue(undefined);
                        store(stored.filter((_, index) => index !== at));
                        // The row is gone, and the focus with it.
                        document.getElementById(id)?.focus();
                      }}
                    >
                      <Glyph name="trash" size={16} />
                    </button>
                  </FileRow>
                );
              })}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { LoadTrouble } from '../../listbox/LoadTrouble.tsx';
import { inertProps } from '../../field/inert-props.ts';
import type { SignatureEvents } from '#widgets/generated/types.ts';
import { Signature } from '#widgets/Signature/Signature.tsx';
import record from '../record.module.css';
import { idsIn, useRecordFiles } from './useRecordFiles.ts';
import { useSender } from './useSender.ts';

interface SignatureFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
  files?: unknown;
}

/** A signature of a record: the value is the id of its picture. */
export function FormSignature({ id, props, bound, error }: WidgetProps<SignatureFieldProps>): ReactElement {
  const { formatMessage } = useIntl();
  const { files, ...rest } = props;
  const ids = idsIn(bound?.value);
  const { listed, error: trouble, retry } = useRecordFiles(ids.slice(0, 1), files);
  const sender = useSender();
  return (
    <div className={record.stacked}>
      <Signature
        {...inertProps(id)}
        props={{ ...rest, src: listed[0]?.file?.url ?? '', uploaded: sender.uploaded ?? null }}
        bound={{ value: ids[0] ?? null, set: (value) => bound?.set(value || null) }}
        {...(error !== undefined && { error })}
        busy={sender.busy}
        emit={(event, detail) => {
          // Safe: each event has the detail of its own name.
          if (event === 'upload') sender.send(detail as SignatureEvents['upload']);
        }}
      />
      {trouble !== undefined && (
        <LoadTrouble error={trouble} retryText={formatMessage({ id: 'widget.RecordForm.retry' })} onRetry={retry} />
      )}
    </div>
  );
}

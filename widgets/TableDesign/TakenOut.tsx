import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';

interface TakenOutProps {
  id: string;
  name: string;
  /** What names the field: it has to be changed before the design can be saved. */
  uses: readonly string[];
  onYes(): void;
  onNo(): void;
}

/** Asks whether a field with values may leave the form, and says what stays and what is concerned. */
export function TakenOut({ id, name, uses, onYes, onNo }: TakenOutProps): ReactElement {
  const { formatMessage } = useIntl();
  const no = formatMessage({ id: 'widget.TableDesign.leave.no' });
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={onNo}>
      <ModalFrame
        titleId={`${id}-title`}
        title={formatMessage({ id: 'widget.TableDesign.leave' }, { name })}
        closeLabel={no}
        onClose={onNo}
        footer={
          <>
            <Button {...inertProps(`${id}-no`)} props={{ label: no }} bound={undefined} error={undefined} emit={onNo} />
            <Button
              {...inertProps(`${id}-yes`)}
              props={{ label: formatMessage({ id: 'widget.TableDesign.leave.yes' }), variant: 'danger' }}
              bound={undefined}
              error={undefined}
              emit={onYes}
            />
          </>
        }
      >
        <p>{formatMessage({ id: 'widget.TableDesign.leave.text' })}</p>
        {uses.length > 0 && <p>{formatMessage({ id: 'widget.TableDesign.leave.uses' }, { names: uses.join(', ') })}</p>}
      </ModalFrame>
    </Modal>
  );
}

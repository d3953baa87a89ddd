import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIntl } from 'react-intl';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ModalFrame } from '#widgets/kit/dialog/ModalFrame.tsx';
import { ShellButton } from '../kit/ShellButton.tsx';
import type { IdleWatch } from '../../session/idle-watch.ts';

/** SESS-22: warns before an unused session ends. */
export function IdleWarning({ idle }: { idle: IdleWatch }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { phase } = useSnapshot(idle.state, { sync: true });
  if (phase !== 'warning') return null;
  return (
    <Modal id="app-idle" side="center" labelledBy="app-idle-title" onDismiss={idle.touch}>
      <ModalFrame
        titleId="app-idle-title"
        title={formatMessage({ id: 'app.idle.title' })}
        closeLabel={formatMessage({ id: 'app.idle.stay' })}
        footer={
          <ShellButton
            id="app-idle-stay"
            variant="primary"
            label={formatMessage({ id: 'app.idle.stay' })}
            onPress={idle.touch}
          />
        }
      >
        <p>{formatMessage({ id: 'app.idle.text' })}</p>
      </ModalFrame>
    </Modal>
  );
}

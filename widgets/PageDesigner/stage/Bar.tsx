import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { canRedo, canUndo } from '#engine/designer';
import { Button } from '../../Button/Button.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx';
import type { CanvasWidth, Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';

/** How the page is looked at. */
export interface Look {
  width: CanvasWidth;
  locale: string;
  scheme: 'light' | 'dark';
  viewer: 'me' | 'user';
}

interface BarProps {
  id: string;
  /** Of the page. */
  title: string;
  designer: Designer;
  look: Look;
  onLook: (look: Look) => void;
  /** Reads the data of the page again. */
  onReload: () => void;
  /** What the document knows of the draft: saved, saving, or not yet. */
  status: string;
  /** What the page around it offers, such as publishing. */
  actions: ReactNode;
}

/** Undo, how the page is looked at, and what to do with it. */
export function Bar({ id, title, designer, look, onLook, onReload, status, actions }: BarProps): ReactElement {
  const { formatMessage } = useIntl();
  const { draft } = designer.state;
  const choice = <Name extends keyof Look>(
    name: Name,
    options: { value: Look[Name]; label: string; icon?: string }[],
    label: string,
  ): ReactElement => (
    <SegmentedControl
      {...inertProps(`${id}-${name}`)}
      props={{
        label,
        labelHidden: true,
        size: 'sm',
        options: options.map((option) => ({ ...option, ...(option.icon !== undefined && { iconOnly: true }) })),
      }}
      bound={{ value: look[name], set: (value) => onLook({ ...look, [name]: value }) }}
      error={undefined}
    />
  );
  return (
    <div className={styles.bar} role="toolbar" aria-label={formatMessage({ id: 'widget.PageDesigner.bar' })}>
      <h1 className={styles.title}>{title}</h1>
      <Button
        {...inertProps(`${id}-undo`)}
        props={{
          label: formatMessage({ id: 'widget.PageDesigner.undo' }),
          icon: 'undo',
          iconOnly: true,
          size: 'sm',
          variant: 'ghost',
          disabled: !canUndo(draft),
        }}
        bound={undefined}
        error={undefined}
        emit={designer.undo}
      />
      <span className={styles.mirrored}>
        <Button
          {...inertProps(`${id}-redo`)}
          props={{
            label: formatMessage({ id: 'widget.PageDesigner.redo' }),
            icon: 'undo',
            iconOnly: true,
            size: 'sm',
            variant: 'ghost',
            disabled: !canRedo(draft),
          }}
          bound={undefined}
          error={undefined}
          emit={designer.redo}
        />
      </span>
      {choice(
        'width',
        [
          { value: 'desktop', label: formatMessage({ id: 'widget.PageDesigner.desktop' }), icon: 'monitor' },
          { value: 'tablet', label: formatMessage({ id: 'widget.PageDesigner.tablet' }), icon: 'sidebar' },
          { value: 'phone', label: formatMessage({ id: 'widget.PageDesigner.phone' }), icon: 'smartphone' },
        ],
        formatMessage({ id: 'widget.PageDesigner.width' }),
      )}
      {choice(
        'locale',
        [
          { value: 'en-US', label: formatMessage({ id: 'widget.PageDesigner.english' }) },
          { value: 'zh-CN', label: formatMessage({ id: 'widget.PageDesigner.chinese' }) },
        ],
        formatMessage({ id: 'widget.PageDesigner.language' }),
      )}
      {choice(
        'scheme',
        [
          { value: 'light', label: formatMessage({ id: 'widget.PageDesigner.light' }), icon: 'sun' },
          { value: 'dark', label: formatMessage({ id: 'widget.PageDesigner.dark' }), icon: 'moon' },
        ],
        formatMessage({ id: 'widget.PageDesigner.scheme' }),
      )}
      {choice(
        'viewer',
        [
          { value: 'me', label: formatMessage({ id: 'widget.PageDesigner.viewer.me' }) },
          { value: 'user', label: formatMessage({ id: 'widget.PageDesigner.viewer.user' }) },
        ],
        formatMessage({ id: 'widget.PageDesigner.viewer' }),
      )}
      <Button
        {...inertProps(`${id}-reload`)}
        props={{
          label: formatMessage({ id: 'widget.PageDesigner.reload' }),
          icon: 'refresh',
          iconOnly: true,
          size: 'sm',
          variant: 'ghost',
        }}
        bound={undefined}
        error={undefined}
        emit={onReload}
      />
      <span className={styles.status} role="status">
        {status}
      </span>
      <span className={styles.actions}>{actions}</span>
    </div>
  );
}

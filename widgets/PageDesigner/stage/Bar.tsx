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
  /** What the document knows of the draft: saved, saving, or not yet. */
  status: string;
  /** What the page around it offers, such as publishing. */
  actions: ReactNode;
}

/** Undo, how the page is looked at, and what to do with it. */
export function Bar({ id, title, designer, look, onLook, status, actions }: BarProps): ReactElement {
  const { formatMessage } = useIntl();
  const { draft } = designer.state;
  const say = (key: string): string => formatMessage({ id: `widget.PageDesigner.${key}` });
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
    <div className={styles.bar} role="toolbar" aria-label={say('bar')}>
      <h1 className={styles.title}>{title}</h1>
      <Button
        {...inertProps(`${id}-undo`)}
        props={{
          label: say('undo'),
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
            label: say('redo'),
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
          { value: 'desktop', label: say('desktop'), icon: 'monitor' },
          { value: 'tablet', label: say('tablet'), icon: 'sidebar' },
          { value: 'phone', label: say('phone'), icon: 'smartphone' },
        ],
        say('width'),
      )}
      {choice(
        'locale',
        [
          { value: 'en-US', label: say('english') },
          { value: 'zh-CN', label: say('chinese') },
        ],
        say('language'),
      )}
      {choice(
        'scheme',
        [
          { value: 'light', label: say('light'), icon: 'sun' },
          { value: 'dark', label: say('dark'), icon: 'moon' },
        ],
        say('scheme'),
      )}
      {choice(
        'viewer',
        [
          { value: 'me', label: say('viewer.me') },
          { value: 'user', label: say('viewer.user') },
        ],
        say('viewer'),
      )}
      <span className={styles.status} role="status">
        {status}
      </span>
      <span className={styles.actions}>{actions}</span>
    </div>
  );
}

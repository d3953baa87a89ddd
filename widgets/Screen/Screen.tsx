import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Button } from '../Button/Button.tsx';
import type { ScreenEvents, ScreenProps } from '../generated/types.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import styles from './Screen.module.css';
import { useFit, useFullScreen, useScheme } from './display.ts';

/** A page of a fixed size, scaled as a whole to the window or the display. */
export function Screen({ id, props, slot, emit, listens }: WidgetProps<ScreenProps, ScreenEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { label, width = 1920, height = 1080, scheme = 'dark' } = props;
  useScheme(scheme);
  const around = useRef<HTMLElement>(null);
  const fit = useFit(around, width, height);
  const { isFull, toggle } = useFullScreen(around);
  const tool = (name: string, icon: string, words: string, act: () => void) => (
    <Button
      {...inertProps(`${id}-${name}`)}
      props={{ label: words, icon, iconOnly: true, size: 'sm' }}
      bound={undefined}
      error={undefined}
      emit={act}
    />
  );
  return (
    <section ref={around} id={id} className={styles.around} aria-label={label}>
      <div className={styles.fitted} style={{ width: width * fit, height: height * fit }}>
        <div className={styles.sheet} style={{ width, height, transform: `scale(${fit})` }}>
          {slot('default')}
        </div>
      </div>
      <div className={styles.tools}>
        {listens('leave') &&
          !isFull &&
          tool('leave', 'arrow-left', formatMessage({ id: 'widget.Screen.leave' }), () => emit('leave', null))}
        {toggle &&
          tool(
            'full',
            isFull ? 'minimize' : 'maximize',
            isFull ? formatMessage({ id: 'widget.Screen.exit' }) : formatMessage({ id: 'widget.Screen.enter' }),
            toggle,
          )}
      </div>
    </section>
  );
}

import { type CSSProperties, type ReactElement, type ReactNode, useEffect } from 'react';
import type { WidgetProps } from '#engine';
import type { PopoverEvents, PopoverProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Popover as Panel } from '../kit/popover/Popover.tsx';
import styles from './PopoverButton.module.css';

/** A button with an icon and a number that opens a panel over everything; Escape and a press elsewhere close it. */
export function Popover({ id, props, emit, slot }: WidgetProps<PopoverProps, PopoverEvents>): ReactElement {
  const { label, icon, count = 0, most = 99, width = 320, closesOnPress = false } = props;
  const shown = count > most ? `${most}+` : String(count);
  return (
    <Panel
      id={id}
      label={label}
      className={styles.button}
      closesOnPress={closesOnPress}
      isWide
      onClose={() => emit('close', null)}
      face={
        <>
          <Glyph name={isIconName(icon) ? icon : 'box'} size={16} />
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {shown}
            </span>
          )}
        </>
      }
    >
      {() => (
        <Opened width={width} onOpen={() => emit('open', null)}>
          {slot('default')}
        </Opened>
      )}
    </Panel>
  );
}

interface OpenedProps {
  width: number;
  onOpen: () => void;
  children: ReactNode;
}

/** The content of an open panel, which is there only then. */
function Opened({ width, onOpen, children }: OpenedProps): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(onOpen, []); // oxlint-disable-line react-hooks/exhaustive-deps
  // Safe: custom properties are not in the type.
  return (
    <div className={styles.content} style={{ '--width': `${width}px` } as CSSProperties}>
      {children}
    </div>
  );
}

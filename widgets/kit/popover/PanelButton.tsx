import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import type { IconName } from '../icons/names.ts';
import { Popover } from './Popover.tsx';
import styles from './PanelButton.module.css';

interface PanelButtonProps {
  id: string;
  icon: IconName;
  name: string;
  /** How many things are set in the panel; zero is not shown. */
  count: number;
  /** What the button is called while things are set: its name and their number. */
  countLabel: string;
  onClose?: (() => void) | undefined;
  children: () => ReactNode;
}

/** A button of a list's toolbar that opens a panel, and says how much is set in it. */
export function PanelButton({ id, icon, name, count, countLabel, onClose, children }: PanelButtonProps): ReactElement {
  return (
    <Popover
      id={id}
      label={count > 0 ? countLabel : name}
      className={styles.open}
      isWide
      onClose={onClose}
      face={
        <>
          <Glyph name={icon} size={16} />
          <span>{name}</span> {count > 0 && <span className={styles.count}>{count}</span>}
        </>
      }
    >
      {children}
    </Popover>
  );
}

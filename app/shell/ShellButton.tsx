import type { ReactElement } from 'react';
import { noNodes } from '#engine';
import { Button } from '#widgets/Button/Button.tsx';

interface ShellButtonProps {
  id: string;
  label: string;
  variant?: 'primary' | 'secondary' | 'danger';
  onPress: () => void;
}

/** The button of the pages, for the few places that no document describes. */
export function ShellButton({ id, label, variant = 'secondary', onPress }: ShellButtonProps): ReactElement {
  return (
    <Button
      id={id}
      nodeId={id}
      props={{ label, variant }}
      busy={false}
      emit={() => onPress()}
      listens={() => true}
      slot={() => null}
      bounds={{}}
      parts={() => noNodes}
      hasSlot={() => false}
    />
  );
}

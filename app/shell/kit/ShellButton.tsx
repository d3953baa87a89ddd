import type { ReactElement } from 'react';
import { Button } from '#widgets/Button/Button.tsx';
import { widgetAlone } from './widget-alone.ts';

interface ShellButtonProps {
  id: string;
  label: string;
  variant?: 'primary' | 'secondary' | 'danger';
  onPress: () => void;
}

/** The button of the pages, for the few places that no document describes. */
export function ShellButton({ id, label, variant = 'secondary', onPress }: ShellButtonProps): ReactElement {
  return <Button {...widgetAlone(id)} props={{ label, variant }} emit={() => onPress()} />;
}

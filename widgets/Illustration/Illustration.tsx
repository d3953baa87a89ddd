import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { IllustrationProps } from '../generated/types.ts';
import { Scene } from '../kit/illustrations/Scene.tsx';

/** A drawing; decoration, so screen readers skip it. */
export function Illustration({ id, props }: WidgetProps<IllustrationProps>): ReactElement {
  return (
    <div id={id} style={{ width: '100%', maxWidth: props.width ?? 320, marginInline: 'auto' }}>
      <Scene name={props.name} />
    </div>
  );
}

import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import type { IllustrationProps } from '../../generated/types.ts';
import styles from './Scene.module.css';

export type SceneName = IllustrationProps['name'];

/** Every drawing is a file of its own, fetched when it is first shown. */
const drawings: Record<SceneName, ComponentType> = {
  build: lazy(() => import('./Build.tsx').then((module) => ({ default: module.Build }))),
  flow: lazy(() => import('./Flow.tsx').then((module) => ({ default: module.Flow }))),
  insight: lazy(() => import('./Insight.tsx').then((module) => ({ default: module.Insight }))),
  lost: lazy(() => import('./Lost.tsx').then((module) => ({ default: module.Lost }))),
  locked: lazy(() => import('./Locked.tsx').then((module) => ({ default: module.Locked }))),
  maintenance: lazy(() => import('./Maintenance.tsx').then((module) => ({ default: module.Maintenance }))),
  expired: lazy(() => import('./Expired.tsx').then((module) => ({ default: module.Expired }))),
  stopped: lazy(() => import('./Stopped.tsx').then((module) => ({ default: module.Stopped }))),
  soon: lazy(() => import('./Soon.tsx').then((module) => ({ default: module.Soon }))),
  broken: lazy(() => import('./Broken.tsx').then((module) => ({ default: module.Broken }))),
  empty: lazy(() => import('./EmptyBox.tsx').then((module) => ({ default: module.EmptyBox }))),
};

/** A drawing of 400 × 280 units that fills its box; the box keeps its height while the drawing loads. */
export function Scene({ name }: { name: SceneName }): ReactElement {
  const Drawing = drawings[name];
  return (
    <span className={styles.scene} aria-hidden="true">
      <Suspense fallback={null}>
        <svg viewBox="0 0 400 280" fill="none" role="presentation">
          <Drawing />
        </svg>
      </Suspense>
    </span>
  );
}

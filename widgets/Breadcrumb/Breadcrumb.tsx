import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { BreadcrumbEvents, BreadcrumbProps } from '../generated/types.ts';
import { isLinked } from '../kit/tree/is-linked.ts';
import type { Tree } from '../kit/tree/tree-nodes.ts';
import { useTree } from '../kit/tree/useTree.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './Breadcrumb.module.css';

type Step = BreadcrumbProps['items'][number];

/** A trail of links: the given ones, then the way to a node of a tree. */
export function Breadcrumb({ id, props, emit, listens }: WidgetProps<BreadcrumbProps, BreadcrumbEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { tree } = useTree(props);
  const steps = [...props.items, ...stepsTo(tree, props)];
  const last = props.linkLast ? steps.length : steps.length - 1;
  return (
    <nav id={id} aria-label={formatMessage({ id: 'widget.Breadcrumb.label' })}>
      <ol className={styles.trail}>
        {steps.map((step, at) => {
          const href = at === last ? undefined : safeHref(step.href);
          return (
            <li key={`${step.label} ${step.href}`} className={styles.step}>
              {href === undefined ? (
                <span aria-current={at === last ? 'page' : undefined}>{step.label}</span>
              ) : (
                <a
                  href={href}
                  onClick={(event) => {
                    if (!listens('navigate') || !isPlainClick(event)) return;
                    event.preventDefault();
                    emit('navigate', { href });
                  }}
                >
                  {step.label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The nodes above the current one and itself, from the top down; none when the tree does not have it. */
function stepsTo({ byId }: Tree, props: BreadcrumbProps): Step[] {
  const steps: Step[] = [];
  let node = props.current === null || props.current === undefined ? undefined : byId.get(props.current);
  for (; node; node = node.parent) {
    const opens = props.targetField === undefined || isLinked(node, props);
    const href = opens ? props.href?.replace('{id}', encodeURIComponent(String(node.id))) : undefined;
    steps.unshift({ label: node.label, href });
  }
  return steps;
}

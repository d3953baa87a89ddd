import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { PageDesignerEvents, PageDesignerProps } from '../generated/types.ts';
import { Button } from '../Button/Button.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import { useKit } from './compile/useKit.ts';
import { type DeskGiven, DesignDesk } from './DesignDesk.tsx';
import { readDesign } from './model/design.ts';
import styles from './PageDesigner.module.css';

/**
 * Edits a page. Nodes are selected and dragged on the canvas, arranged in the outline and added from the palette; their properties are
 * beside it. Every change is a step that can be undone. `change` has the changes to be saved.
 */
export function PageDesigner(given: WidgetProps<PageDesignerProps, PageDesignerEvents>): ReactElement | null {
  const design = readDesign(given.props.design);
  return design ? (
    <KitDesk key={`${design.document} ${design.base_hash} ${given.props.turn}`} {...given} design={design} />
  ) : null;
}

/** The designer, after its kit is loaded. */
function KitDesk(given: DeskGiven): ReactElement {
  const { id, design } = given;
  const { formatMessage } = useIntl();
  const { kit, failure, retry } = useKit(design.kit);
  if (kit) return <DesignDesk {...given} kit={kit} />;
  if (failure === undefined)
    return (
      <p id={id} className={styles.waiting} role="status">
        {formatMessage({ id: 'widget.PageDesigner.loading' })}
      </p>
    );
  return (
    <div id={id} className={styles.waiting} role="alert">
      <p>{formatMessage({ id: 'widget.PageDesigner.failed' }, { reason: failure })}</p>
      <Button
        {...inertProps(`${id}-retry`)}
        props={{ label: formatMessage({ id: 'widget.PageDesigner.retry' }), icon: 'refresh' }}
        bound={undefined}
        error={undefined}
        emit={retry}
      />
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DropPosition, NodeBox, Point } from '#engine/designer';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { isComposing } from '../../kit/keys/is-composing.ts';
import styles from '../PageDesigner.module.css';
import type { Stage } from './useStage.ts';

interface StageLayerProps {
  id: string;
  stage: Stage;
  /** How much the canvas is scaled down. */
  scale: number;
  selected: string | null;
  nameOf: (node: string) => string;
  onSelect: (node: string | null) => void;
  /** The words of the node are to be edited. */
  onEdit: () => void;
  onDrop: (node: string, position: DropPosition) => void;
  /** Something is to be added before or after the selected node; absent: nothing can be. */
  onAdd?: ((side: 'before' | 'after') => void) | undefined;
  /** The selected node is beside its neighbours, not above or below. */
  isInRow: boolean;
  /** Arrow keys and Delete. */
  onKey: (event: KeyboardEvent) => void;
}

/** Where the pointer went down, and on what. */
interface Press {
  x: number;
  y: number;
  node: string | undefined;
  isDragging: boolean;
}

/** Movement of the pointer that makes a press a drag, in px. */
const dragStart = 5;

/** Lies over the canvas: what is hovered and selected, and the line where something would be dropped. The page below takes no press. */
export function StageLayer(given: StageLayerProps): ReactElement {
  const { id, stage, scale, selected, nameOf, onSelect, onEdit, onDrop, onAdd, isInRow, onKey } = given;
  const { formatMessage } = useIntl();
  const layer = useRef<HTMLDivElement>(null);
  const pressed = useRef<Press>(undefined);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = layer.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  };
  // What is under way is in the ref: the pointer may be faster than what is shown.
  const move = (event: PointerEvent): void => {
    const start = pressed.current;
    if (start?.node === undefined) {
      stage.hover(pointOf(event));
      return;
    }
    if (!start.isDragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) > dragStart) {
      layer.current?.setPointerCapture(event.pointerId);
      onSelect(start.node);
      start.isDragging = true;
    }
    if (start.isDragging) stage.bring({ node: start.node }, pointOf(event));
  };
  const release = (event: PointerEvent): void => {
    const start = pressed.current;
    pressed.current = undefined;
    if (!start) return;
    if (!start.isDragging || start.node === undefined) {
      onSelect(start.node ?? null);
      return;
    }
    const position = stage.bring({ node: start.node }, pointOf(event));
    stage.drag(undefined);
    if (position) onDrop(start.node, position);
  };
  const cancel = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && stage.dragged) {
      event.preventDefault();
      pressed.current = undefined;
      stage.drag(undefined);
    } else if (event.key === 'Enter' && selected !== null) {
      event.preventDefault();
      onEdit();
    } else onKey(event);
  };
  const { hovered, position } = stage;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The canvas is one control: its keys choose, move and remove.
    <div
      ref={layer}
      id={`${id}-stage`}
      className={styles.layer}
      role="application"
      aria-label={formatMessage({ id: 'widget.PageDesigner.canvas' })}
      aria-describedby={`${id}-keys`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      data-dragging={stage.dragged !== undefined}
      onPointerDown={(event) => {
        if (event.button === 0)
          pressed.current = { x: event.clientX, y: event.clientY, node: stage.at(pointOf(event)), isDragging: false };
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerLeave={() => stage.hover(undefined)}
      onDoubleClick={onEdit}
      onKeyDown={cancel}
    >
      {hovered !== undefined && hovered !== selected && (
        <Frames boxes={stage.boxes.get(hovered)} scale={scale} kind="hovered" name={nameOf(hovered)} />
      )}
      {selected !== null && (
        <Frames boxes={stage.boxes.get(selected)} scale={scale} kind="selected" name={nameOf(selected)} />
      )}
      {selected !== null && onAdd && !stage.dragged && (
        <AddButtons
          box={stage.boxes.get(selected)?.[0]}
          scale={scale}
          isInRow={isInRow}
          name={nameOf(selected)}
          onAdd={onAdd}
        />
      )}
      {position && (
        <div className={styles.line} data-drop style={scaled(position.line, scale)}>
          <span className={styles.name}>{nameOf(position.parent)}</span>
        </div>
      )}
    </div>
  );
}

interface FramesProps {
  boxes: readonly NodeBox[] | undefined;
  scale: number;
  kind: 'hovered' | 'selected';
  name: string;
}

/** A frame around each box of a node; the first has its name. */
function Frames({ boxes = [], scale, kind, name }: FramesProps): ReactElement {
  return (
    <>
      {boxes.map((box, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of one node have no other order
          key={at}
          className={styles.frame}
          data-kind={kind}
          data-above={box.y * scale > nameHeight}
          style={scaled(box, scale)}
        >
          {at === 0 && <span className={styles.name}>{name}</span>}
        </div>
      ))}
    </>
  );
}

interface AddButtonsProps {
  box: NodeBox | undefined;
  scale: number;
  isInRow: boolean;
  name: string;
  onAdd: (side: 'before' | 'after') => void;
}

/** A plus on each side of the selected node where a neighbour can be added. */
function AddButtons({ box, scale, isInRow, name, onAdd }: AddButtonsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!box) return null;
  const button = (side: 'before' | 'after', label: string): ReactElement => {
    const along = side === 'before' ? 0 : 1;
    return (
      <button
        type="button"
        className={styles.plus}
        data-side={side}
        data-row={isInRow}
        aria-label={label}
        title={label}
        // The keys of the canvas reach the same by the panel: each step of the Tab key stays a step of the page.
        tabIndex={-1}
        style={{
          insetInlineStart: (box.x + box.width * (isInRow ? along : 0.5)) * scale,
          insetBlockStart: (box.y + box.height * (isInRow ? 0.5 : along)) * scale,
        }}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={() => onAdd(side)}
      >
        <Glyph name="plus" size={14} />
      </button>
    );
  };
  return (
    <>
      {button('before', formatMessage({ id: 'widget.PageDesigner.addBefore' }, { name }))}
      {button('after', formatMessage({ id: 'widget.PageDesigner.addAfter' }, { name }))}
    </>
  );
}

/** Px that a name needs above its frame. */
const nameHeight = 22;

function scaled(box: Omit<NodeBox, 'id'>, scale: number) {
  return {
    insetInlineStart: box.x * scale,
    insetBlockStart: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

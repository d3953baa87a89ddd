import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import { useRowDrag } from '../../kit/record/useRowDrag.ts';
import { lineMessages } from '../texts/line-messages.ts';
import styles from './inputs.module.css';

/** What a list knows of its lines. */
export interface LinesProps<Line> {
  id: string;
  label: string;
  error?: string | undefined;
  lines: readonly Line[];
  /** The name of a line, for the buttons beside it. */
  nameOf(line: Line, at: number): string;
  keyOf(line: Line, at: number): string;
  onChange(lines: Line[]): void;
  row(line: Line, at: number, change: (line: Line) => void): ReactNode;
  /** What a line shows once it is opened. */
  details?(line: Line, at: number, change: (line: Line) => void): ReactNode;
  /** Text of the button that adds a line, and what it adds or does. */
  adding?: { label: string; make(): Line } | { label: string; onAdd(): void } | undefined;
  least?: number;
  most?: number;
  /** Whether a line may be taken away. */
  mayRemove?(line: Line): boolean;
  /** Lines are dragged by a handle too. */
  isDragged?: boolean;
  /** Below the lines. */
  note?: ReactNode;
}

/** Lines with one of them at another position. */
export function movedLine<Line>(lines: readonly Line[], at: number, to: number): Line[] {
  const moved = lines.slice(at, at + 1);
  const others = lines.filter((_, index) => index !== at);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Lines in an order: each is moved, opened and taken away by buttons beside it. */
export function Lines<Line>(given: LinesProps<Line>): ReactElement {
  const { id, label, error, lines, nameOf, keyOf, onChange, adding, least = 0, most = 1000 } = given;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const put = (at: number, line: Line) => onChange(lines.map((one, index) => (index === at ? line : one)));
  const moveTo = (at: number, to: number) => {
    const moved = lines[at];
    if (moved === undefined || to === at || to < 0 || to >= lines.length) return;
    onChange(movedLine(lines, at, to));
    const values = { name: nameOf(moved, at), position: to + 1, count: lines.length };
    setSaid(formatMessage({ id: 'widget.TableDesign.moved' }, values));
  };
  const move = (at: number, step: 1 | -1) => {
    const to = at + step;
    moveTo(at, to);
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-${step === 1 ? 'down' : 'up'}`)?.focus());
  };
  const drag = useRowDrag(moveTo);
  const remove = (at: number) => {
    onChange(lines.filter((_, index) => index !== at));
    requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus());
  };
  const add = () => {
    if (!adding) return;
    if ('onAdd' in adding) return adding.onAdd();
    onChange([...lines, adding.make()]);
    requestAnimationFrame(() => {
      const inputs = document.querySelectorAll<HTMLElement>(`[id="${id}"] > li:last-child :is(input, button)`);
      inputs[0]?.focus();
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={field.label}>{label}</legend>
      <ol id={id} className={styles.lines} {...(given.isDragged && drag.handlers)}>
        {lines.map((line, at) => {
          const key = keyOf(line, at);
          const name = nameOf(line, at);
          const isOpen = open === key;
          const button = (part: 'up' | 'down' | 'more' | 'remove', glyph: Parameters<typeof Glyph>[0]['name']) => ({
            id: `${id}-${at}-${part}`,
            type: 'button' as const,
            className: field.small,
            'data-square': 'true',
            'aria-label': formatMessage(lineMessages[part], { name }),
            children: <Glyph name={glyph} size={16} />,
          });
          return (
            <li
              key={key}
              className={styles.line}
              data-index={at}
              data-drop={
                drag.over === at && drag.dragged !== at ? (at < Number(drag.dragged) ? 'before' : 'after') : undefined
              }
            >
              <div className={styles.lineHead}>
                {given.isDragged && (
                  <span className={styles.handle} draggable data-handle="" aria-hidden="true">
                    ⠿
                  </span>
                )}
                <div className={styles.lineBody}>{given.row(line, at, (next) => put(at, next))}</div>
                <div className={styles.lineTools}>
                  <button {...button('up', 'chevron-up')} disabled={at === 0} onClick={() => move(at, -1)} />
                  <button
                    {...button('down', 'chevron-down')}
                    disabled={at === lines.length - 1}
                    onClick={() => move(at, 1)}
                  />
                  {given.details && (
                    <button
                      {...button('more', 'more')}
                      aria-expanded={isOpen}
                      onClick={() => setOpen(isOpen ? undefined : key)}
                    />
                  )}
                  <button
                    {...button('remove', 'trash')}
                    disabled={lines.length <= least || given.mayRemove?.(line) === false}
                    onClick={() => remove(at)}
                  />
                </div>
              </div>
              {isOpen && <div className={styles.details}>{given.details?.(line, at, (next) => put(at, next))}</div>}
            </li>
          );
        })}
      </ol>
      {adding && lines.length < most && (
        <button type="button" id={`${id}-add`} className={field.small} onClick={add}>
          <Glyph name="plus" size={16} />
          {adding.label}
        </button>
      )}
      {given.note}
      {error && <p className={field.error}>{error}</p>}
      <Spoken live>{said}</Spoken>
    </fieldset>
  );
}

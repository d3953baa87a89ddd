import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { focusInside, useValidation, type WidgetProps } from '#engine';
import type { FormConfig } from '#engine/forms';
import { freeze, isData } from '#engine/runtime';
import { sameJson } from '#schemas';
import type { TableDesignEvents, TableDesignProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import field from '../kit/field/field.module.css';
import { AddField } from './AddField.tsx';
import {
  type FormField,
  idsOf,
  insertNode,
  moveNode,
  nameOf,
  newFieldId,
  nodesOf,
  removeNode,
  replaceNode,
  wordsOf,
} from './design.ts';
import { FieldIdentifier } from './FieldIdentifier.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { FieldRows } from './FieldRows.tsx';
import { type AddedKind, newKind } from './new-kinds.ts';
import { changedNames, fieldOf, type PanelValue, panelValue, propertyOf } from './panel-value.ts';
import styles from './TableDesign.module.css';
import { useDesignHistory } from './useDesignHistory.ts';
import { useKindTexts } from './useKindTexts.ts';

/** What the server said of a control, by its index, with the property of the panel that shows it. */
interface Denial {
  at: number;
  property: string;
  said: string;
}

/** Safe: the bound value is a design; one that is broken is shown as far as it has controls, and the server checks it. */
const designOf = (value: unknown): FormConfig =>
  (isData(value) && !Array.isArray(value) ? value : { formLabel: '' }) as FormConfig;

/** TABLE-05, TABLE-24: the fields of a table's form in their order, with the properties of the chosen one and one undo. */
export function TableDesign(given: WidgetProps<TableDesignProps, TableDesignEvents>): ReactElement {
  const { id, nodeId, props, bound, emit } = given;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const design = designOf(bound?.value);
  const nodes = nodesOf(design);
  const saved = idsOf(nodesOf(designOf(props.saved)));
  const history = useDesignHistory();
  const [chosen, setChosen] = useState(0);
  // The panel begins again with each other design that it did not make itself.
  const [turn, setTurn] = useState(0);
  const sent = useRef<unknown>(bound?.value);
  const [denials, setDenials] = useState<readonly Denial[]>([]);
  const [said, setSaid] = useState('');
  const check = useRef<() => boolean>(() => true);
  const checkWith = useCallback((asked: () => boolean) => {
    check.current = asked;
  }, []);
  const selected = Math.min(chosen, nodes.length - 1);
  const node = nodes[selected];
  const denied = useMemo(() => denials.filter(({ at }) => at === selected), [denials, selected]);
  const tables = useMemo(() => (props.tables ?? []).flatMap(({ items }) => items), [props.tables]);

  useEffect(() => {
    if (sameJson(bound?.value, sent.current)) return;
    sent.current = bound?.value;
    setTurn((before) => before + 1);
  }, [bound?.value]);

  const show = (next: FormConfig) => {
    sent.current = next;
    setDenials([]);
    bound?.set(freeze(next));
    emit('change', { design: { ...next } });
  };
  const change = (next: FormConfig, name?: string) => {
    history.record(design, name);
    show(next);
  };
  const choose = (at: number) => {
    setChosen(at);
    setTurn((before) => before + 1);
  };
  const step = (next: FormConfig | undefined) => {
    if (!next) return;
    show(next);
    setTurn((before) => before + 1);
  };

  const add = (type: AddedKind) => {
    const label = texts.kind(type);
    const added: FormField = {
      node: 'field',
      id: newFieldId(label, [...saved, ...idsOf(nodes)]),
      label,
      kind: newKind(type, {
        option: (at) => formatMessage({ id: 'widget.TableDesign.option' }, { at }),
        tableId: tables[0]?.value ?? '',
      }),
    };
    change(insertNode(design, nodes.length - 1, added));
    choose(nodes.length);
    requestAnimationFrame(() => focusInside(document.getElementById(`${id}-panel`) ?? document.body));
  };
  const remove = (at: number) => {
    const removed = nodes[at];
    if (!removed) return;
    change(removeNode(design, at));
    choose(Math.max(0, at < selected ? selected - 1 : selected));
    setSaid(formatMessage({ id: 'widget.TableDesign.removed' }, { name: nameOf(removed, locale) }));
    requestAnimationFrame(() => document.getElementById(`${id}-row-${Math.max(0, at - 1)}`)?.focus());
  };
  const edit = (value: PanelValue) => {
    if (node?.node !== 'field') return;
    const next = fieldOf(value, node);
    const others = [...saved, ...idsOf(nodes).filter((one) => one !== node.id)];
    const isNew = !saved.includes(node.id);
    const before = wordsOf(node.label, 'en-US');
    const label = wordsOf(next.label, 'en-US');
    // The identifier of a new field follows its label until it is changed by hand.
    const follows = isNew && label !== before && next.id === node.id && node.id === newFieldId(before, others);
    const named = follows ? { ...next, id: newFieldId(label, others) } : next;
    const changed = replaceNode(design, selected, named);
    const { title_field: title, ...untitled } = changed;
    const isTitle = value['is_title'] === true;
    const wasTitle = title === named.id;
    const whole = isTitle ? { ...changed, title_field: named.id } : wasTitle ? untitled : changed;
    const isNowTitle = design.title_field === node.id;
    change(whole, `${turn} ${changedNames(panelValue(node, { isTitle: isNowTitle, locale }), value)}`);
  };

  useValidation({
    id,
    nodeId,
    validate: () => check.current(),
    showIssue(text, [part, index, ...inside]) {
      if (text === null) {
        setDenials([]);
        return true;
      }
      const at = Number(index);
      if (part !== 'fields' || nodes[at] === undefined) return false;
      flushSync(() => {
        setDenials((before) => [...before, { at, property: propertyOf(inside, locale), said: text }]);
        setChosen(at);
        setTurn((before) => before + 1);
      });
      return true;
    },
    focus: () => focusInside(document.getElementById(`${id}-panel`) ?? document.body),
  });

  const gone = nodesOf(designOf(props.saved)).filter((one) => !idsOf(nodes).includes(one.id));
  return (
    <section id={id} className={styles.design} aria-label={props.label}>
      <div className={styles.tools}>
        <AddField id={`${id}-add`} hasTables={tables.length > 0} onAdd={add} />
        <button
          type="button"
          className={field.small}
          data-square="true"
          aria-label={formatMessage({ id: 'widget.TableDesign.undo' })}
          title={formatMessage({ id: 'widget.TableDesign.undo' })}
          disabled={!history.canUndo}
          onClick={() => step(history.undo(design))}
        >
          <Glyph name="undo" size={16} />
        </button>
        <button
          type="button"
          className={field.small}
          data-square="true"
          data-mirrored="true"
          aria-label={formatMessage({ id: 'widget.TableDesign.redo' })}
          title={formatMessage({ id: 'widget.TableDesign.redo' })}
          disabled={!history.canRedo}
          onClick={() => step(history.redo(design))}
        >
          <span className={styles.mirrored}>
            <Glyph name="undo" size={16} />
          </span>
        </button>
      </div>
      <div className={styles.halves}>
        <div className={styles.list}>
          {nodes.length === 0 ? (
            <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.none' })}</p>
          ) : (
            <FieldRows
              id={`${id}-row`}
              label={formatMessage({ id: 'widget.TableDesign.fields' })}
              nodes={nodes}
              selected={selected}
              titleField={design.title_field}
              wrong={new Set(denials.map(({ at }) => at))}
              onSelect={choose}
              onMove={(from, to) => {
                change(moveNode(design, from, to));
                choose(to);
              }}
              onRemove={remove}
            />
          )}
          {gone.length > 0 && (
            <p className={styles.note}>
              {formatMessage(
                { id: 'widget.TableDesign.kept' },
                { names: gone.map((one) => nameOf(one, locale)).join(', ') },
              )}
            </p>
          )}
        </div>
        <div id={`${id}-panel`} className={styles.panel}>
          {node?.node === 'field' && (
            <>
              <FieldPanel
                key={`${selected} ${turn}`}
                id={`${id}-field`}
                field={node}
                isTitle={design.title_field === node.id}
                tables={tables}
                denied={denied}
                onChange={edit}
                checkWith={checkWith}
              />
              <FieldIdentifier
                id={`${id}-identifier`}
                value={node.id}
                isSaved={saved.includes(node.id)}
                others={idsOf(nodes.filter((one) => one !== node))}
                denied={denied.find(({ property }) => property === 'id')?.said}
                onChange={(next) => change(replaceNode(design, selected, { ...node, id: next }), `${turn} id`)}
              />
            </>
          )}
          {node && node.node !== 'field' && (
            <p className={styles.none}>{formatMessage({ id: 'widget.TableDesign.layout' })}</p>
          )}
        </div>
      </div>
      <Spoken live>{said}</Spoken>
    </section>
  );
}

import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusInside } from '#engine';
import {
  type FieldKind,
  fieldsIn,
  type FormField,
  type FormNode,
  idsOf,
  insertNode,
  listAt,
  listed,
  mayHold,
  moveNode,
  nameOf,
  newFieldId,
  nodeAt,
  nodesOf,
  type Path,
  replaceNode,
  subTableAround,
  wordsOf,
} from './design.ts';
import { AddField } from './AddField.tsx';
import type { PartProps } from './DesignPart.ts';
import { FieldRows } from './FieldRows.tsx';
import { FirstFields } from './FirstFields.tsx';
import type { AddedKind } from './kind-menu.ts';
import { addedLayouts } from './layout-kinds.ts';
import { newNode, type Wordings } from './new-kinds.ts';
import { FieldIdentifier } from './panel/FieldIdentifier.tsx';
import { offeredKinds, withKind } from './panel/change-kind.ts';
import { KindSelect } from './panel/KindSelect.tsx';
import { NodePanel } from './panel/NodePanel.tsx';
import type { Choice, Target } from '#kinds/designs';
import { fieldsBehind, knownFields, neededViews, type PanelFacts } from './panel/panel-facts.ts';
import { changedNames, nodeFrom, type PanelValue, panelValue, withTitle } from './panel/panel-value.ts';
import { takesTitle } from './panel/panel-schema.ts';
import { proposeTable } from './panel/propose-table.ts';
import { withOptions } from './proposed-options.ts';
import { type Occurring, ProposedOptions } from './panel/ProposedOptions.tsx';
import { withFunction } from './panel/suggest-function.ts';
import { useKindTexts } from './texts/useKindTexts.ts';
import styles from './TableDesign.module.css';
import { UnnamedFields } from './UnnamedFields.tsx';
import type { OpenGroups } from './useOpenGroups.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import { useNeed } from './useNeed.ts';
import { useProposedTable } from './useProposedTable.ts';

interface FieldsPartProps extends PartProps {
  targets: readonly Target[];
  departments: readonly Choice[];
  /** Which groups of properties are open. */
  groups: OpenGroups;
  /** Asks whether a control may go, and takes it away. */
  onRemove(path: Path): void;
  /** What the records hold in the field that was asked for last. */
  occurring: Occurring | undefined;
  /** Asks for the fields of a table. */
  onNeed(table: string): void;
  /** Asks for what the records hold in a field. */
  onValues(field: string): void;
}

const pathOf = (key: string): Path => (key === '' ? [0] : key.split('-').map(Number));

const idsOfKinds = (nodes: readonly FormNode[], types: readonly FieldKind['type'][]): string[] =>
  fieldsIn(nodes)
    .filter(({ kind }) => types.includes(kind.type))
    .map(({ id }) => id);

type Choosing = Extract<FieldKind, { type: 'select' | 'multiSelect' }>;
type FixedChoice = Choosing & { options: Extract<Choosing['options'], { source: 'fixed' }> };

/** The kind of a choice whose options the design lists. */
const fixedChoice = (node: FormNode | undefined): FixedChoice | undefined => {
  if (node?.node !== 'field' || (node.kind.type !== 'select' && node.kind.type !== 'multiSelect')) return undefined;
  return node.kind.options.source === 'fixed' ? { ...node.kind, options: node.kind.options } : undefined;
};

/** TABLE-05: the controls of a form, with the properties of the chosen one. */
export function FieldsPart(given: FieldsPartProps): ReactElement {
  const { id, design, saved, chosen, turn, issues, targets, departments, onChange, onChoose, onRemove, checkWith } =
    given;
  const { onNeed, onValues, occurring } = given;
  const { formatMessage, locale } = useIntl();
  const texts = useKindTexts();
  const nodes = nodesOf(design);
  const wanted = pathOf(chosen);
  const selected = nodeAt(design, wanted) ? wanted : nodes.length > 0 ? [nodes.length - 1] : undefined;
  const node = selected && nodeAt(design, selected);
  const key = selected?.join('-') ?? '';
  const denied = issues.filter((one) => one.key === key);
  const table = selected && subTableAround(design, selected);
  const holdFocus = useHeldFocus();
  /** The control that was added, until its panel is there. */
  const entered = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (entered.current === undefined || entered.current !== node?.id) return;
    entered.current = undefined;
    focusInside(document.getElementById(`${id}-panel`) ?? document.body);
    // What is typed replaces the name of the kind.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  /** Identifiers beside a control: of its sub-table, or of the form with those that were saved before. */
  const takenAt = (path: Path): string[] => {
    if (subTableAround(design, path)) return idsOf(listAt(design, path));
    return [...idsOf(nodesOf(saved)), ...idsOf(nodes)];
  };
  const savedAt = (path: Path, own: string): FormNode | undefined => {
    const around = subTableAround(design, path);
    const known = fieldsIn(nodesOf(saved)).find((one) => one.id === around?.id)?.kind;
    if (around) return known?.type === 'subTable' ? known.fields.find((one) => one.id === own) : undefined;
    return listed(nodesOf(saved)).find((one) => one.node.id === own && !subTableAround(saved, one.path))?.node;
  };
  const isSavedAt = (path: Path, own: string): boolean => savedAt(path, own) !== undefined;
  const withoutTop = useMemo(
    () => new Set<AddedKind>(targets.length > 0 ? [] : ['relation', 'lookup']),
    [targets.length],
  );
  const withoutIn = (path: Path): ReadonlySet<AddedKind> => {
    const inTable = subTableAround(design, path) ? ([...addedLayouts, 'subTable', 'rollup', 'serial'] as const) : [];
    return new Set<AddedKind>([...withoutTop, ...inTable]);
  };
  const facts = (): PanelFacts | undefined => {
    if (!node) return undefined;
    const own = fieldsIn(nodes).filter((one) => one !== node && one !== table);
    const beside = table?.kind.type === 'subTable' ? table.kind.fields.filter((one) => one !== node) : [];
    const fields = knownFields([...beside, ...own], locale);
    return { node, fields, targets, departments, isColumn: table !== undefined, locale };
  };

  const wordsFor = (type: AddedKind, path: Path, named?: FormField): Wordings => ({
    label: texts.kind(type),
    option: (at) => formatMessage({ id: 'widget.TableDesign.option' }, { at }),
    tab: (at) => formatMessage({ id: 'widget.TableDesign.tab' }, { at }),
    columns: {
      item: formatMessage({ id: 'widget.TableDesign.column.item' }),
      quantity: formatMessage({ id: 'widget.TableDesign.column.quantity' }),
      note: formatMessage({ id: 'widget.TableDesign.column.note' }),
    },
    tableId: proposeTable(named?.label ?? '', targets),
    relations: idsOfKinds(nodes, ['relation']),
    // Rows of the form are summed more often than records elsewhere.
    sources: [...idsOfKinds(nodes, ['subTable']), ...idsOfKinds(nodes, ['relation'])],
    taken: takenAt(path),
  });
  const add = (type: AddedKind, path: Path) => {
    const added = newNode(type, wordsFor(type, path));
    if (!mayHold(design, path, added)) return;
    onChange(insertNode(design, path, added));
    onChoose(path.join('-'));
    entered.current = added.id;
  };
  const move = (from: Path, to: Path): Path | string => {
    const moved = moveNode(design, from, to);
    if (!moved) {
      const isColumn = subTableAround(design, from) !== subTableAround(design, to);
      return isColumn
        ? formatMessage({ id: 'widget.TableDesign.outOfTable' })
        : formatMessage({ id: 'widget.TableDesign.notThere' });
    }
    onChange(moved.design);
    onChoose(moved.path.join('-'));
    return moved.path;
  };
  const known = facts();
  const stored = node && selected && savedAt(selected, node.id);
  const savedKind = stored?.node === 'field' ? stored.kind : undefined;
  /** The panel begins again with what it did not enter itself; who is in one of its inputs stays there. */
  const openAgain = () => {
    holdFocus();
    onChoose(key);
  };
  const proposed = useProposedTable(targets, (follow) => {
    if (node?.node !== 'field' || !selected) return;
    const next = follow(key, node);
    if (next === node) return;
    onChange(replaceNode(design, selected, next), `${turn} logical_table_id`);
    openAgain();
  });
  /** What was read of the panel, with what follows from it. */
  const suggested = (read: FormNode): FormNode => {
    if (read.node === 'field' && read.kind.type === 'relation') return proposed.follow(key, read);
    if (read.node !== 'field' || read.kind.type !== 'rollup' || !known) return read;
    if (node?.node !== 'field' || node.kind.type !== 'rollup') return read;
    const kind = withFunction(node.kind, read.kind, fieldsBehind(known, read.kind.of));
    return kind === read.kind ? read : { ...read, kind };
  };
  const edit = (value: PanelValue) => {
    if (!node || !selected) return;
    const read = nodeFrom(value, node);
    const next = suggested(read);
    const isTitle = design.title_field === node.id && !table;
    const name = `${turn} ${changedNames(panelValue(node, { isTitle }), value)}`;
    if (next.node !== 'field' || node.node !== 'field') {
      onChange(replaceNode(design, selected, next), name);
      return;
    }
    const others = takenAt(selected).filter((one) => one !== node.id);
    const before = wordsOf(node.label, 'en-US');
    const label = wordsOf(next.label, 'en-US');
    // The identifier of a new field follows its label until it is changed by hand.
    const isNew = !isSavedAt(selected, node.id);
    const follows = isNew && label !== before && node.id === newFieldId(before, others);
    const named = follows ? { ...next, id: newFieldId(label, others) } : next;
    const changed = replaceNode(design, selected, named);
    onChange(table ? changed : withTitle(changed, named.id, value['is_title'] === true), name);
    if (next !== read) openAgain();
  };

  const changeKind = (type: FieldKind['type']) => {
    if (node?.node !== 'field' || !selected) return;
    const next = withKind(node, type, {
      words: wordsFor(type, selected, node),
      saved: stored?.node === 'field' ? stored : undefined,
    });
    const changed = replaceNode(design, selected, next);
    onChange(takesTitle(next.kind) || table ? changed : withTitle(changed, node.id, false));
    // Its panel begins again with the inputs of the kind.
    onChoose(key);
  };

  /** The choice that a saved text is to become: what the records hold is proposed as its options. */
  const choice = savedKind?.type === 'text' && !table ? fixedChoice(node) : undefined;
  const addOptions = (labels: string[]) => {
    if (!choice || node?.node !== 'field' || !selected) return;
    const initial = newNode(choice.type, wordsFor(choice.type, selected));
    const kind = withOptions(choice, labels, fixedChoice(initial)?.options.options ?? []);
    onChange(replaceNode(design, selected, { ...node, kind }));
    onChoose(key);
    requestAnimationFrame(() => document.getElementById(`${id}-kind`)?.focus());
  };

  /** After a name, Enter goes on to the next field: it opens the kinds beside the list that the named one is in. */
  const goOn = (event: KeyboardEvent) => {
    const input = event.target;
    if (event.key !== 'Enter' || isComposing(event) || !(input instanceof HTMLInputElement)) return;
    if (!/_(label|title)_(zh|en)$/.test(input.id) || !selected) return;
    event.preventDefault();
    const around = selected.length > 1 ? `${id}-row-add-${selected.slice(0, -1).join('-')}` : `${id}-add`;
    const button = document.getElementById(around);
    button?.focus();
    button?.click();
  };

  const needed = known
    ? neededViews(known).flatMap((view) => targets.find((one) => one.value === view && !one.fields)?.table || [])
    : [];
  useNeed(needed, onNeed);
  const gone = fieldsIn(nodesOf(saved)).filter((one) => !idsOf(nodes).includes(one.id));
  return (
    <div className={styles.halves}>
      <div className={styles.list}>
        {nodes.length === 0 ? (
          <FirstFields without={withoutTop} onAdd={(kind) => add(kind, [0])} />
        ) : (
          <FieldRows
            id={`${id}-row`}
            label={formatMessage({ id: 'widget.TableDesign.fields' })}
            design={design}
            selected={selected}
            wrong={new Set(issues.map((one) => one.key))}
            targets={targets}
            onSelect={(path) => onChoose(path.join('-'))}
            onMove={move}
            onRemove={onRemove}
            onAdd={add}
            withoutIn={withoutIn}
          />
        )}
        <AddField id={`${id}-add`} without={withoutTop} onAdd={(kind) => add(kind, [nodes.length])} />
        {gone.length > 0 && (
          <p className={styles.note}>
            {formatMessage(
              { id: 'widget.TableDesign.kept' },
              { names: gone.map((one) => nameOf(one, locale)).join(', ') },
            )}
          </p>
        )}
        <UnnamedFields design={design} onChoose={onChoose} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the inputs inside goes on to the next field. */}
      <div role="presentation" className={styles.panel} onKeyDown={goOn} {...proposed.composition}>
        {known?.node.node === 'field' && selected && (
          <KindSelect
            id={`${id}-kind`}
            value={known.node.kind.type}
            offered={offeredKinds(savedKind, withoutIn(selected))}
            saved={savedKind?.type}
            onChange={changeKind}
          />
        )}
        {choice && node && (
          <ProposedOptions
            id={`${id}-proposed`}
            field={node.id}
            options={choice.options.options}
            occurring={occurring}
            onNeed={onValues}
            onUse={addOptions}
          />
        )}
        <div id={`${id}-panel`} className={styles.panel}>
          {known && selected && (
            <>
              <NodePanel
                key={`${key} ${turn}`}
                id={`${id}-field`}
                facts={known}
                isTitle={design.title_field === known.node.id && !table}
                denied={denied}
                groups={given.groups}
                onChange={edit}
                checkWith={checkWith}
              />
              {known.node.node === 'field' && (
                <FieldIdentifier
                  id={`${id}-identifier`}
                  value={known.node.id}
                  isSaved={isSavedAt(selected, known.node.id)}
                  others={idsOf(
                    table
                      ? listAt(design, selected).filter((one) => one !== node)
                      : nodes.filter((one) => one !== node),
                  )}
                  denied={denied.find(({ property }) => property === 'id')?.said}
                  onChange={(next) =>
                    onChange(replaceNode(design, selected, { ...known.node, id: next }), `${turn} id`)
                  }
                />
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

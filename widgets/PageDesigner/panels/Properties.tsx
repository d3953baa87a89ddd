import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentSource, NodeSource, WidgetDescription } from '#engine/document';
import { type Messages, positionBeside, positionIn } from '#engine/designer';
import { Button } from '../../Button/Button.tsx';
import { PropertyForm } from '../../Form/PropertyForm.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import { Link } from '../../Link/Link.tsx';
import { Notice } from '../../Notice/Notice.tsx';
import { Select } from '../../Select/Select.tsx';
import type { Languages } from '../model/design.ts';
import type { Designer } from '../model/designer.ts';
import styles from '../PageDesigner.module.css';
import { audienceWords, choiceWords, propertyWords, wordsFor } from '../texts/words.ts';
import { BlockForm } from './block/BlockForm.tsx';
import type { BlockFormProps } from './block/picker-props.ts';
import { NodeJson } from './NodeJson.tsx';
import { type PanelWords, propertyChanges, propertyPanel } from './property-panel.ts';

interface PropertiesProps {
  id: string;
  designer: Designer;
  document: DocumentSource;
  node: NodeSource;
  widget: WidgetDescription | undefined;
  name: string;
  /** Why its texts and actions cannot be changed. */
  sealed: string | undefined;
  languages: Languages;
  messages: Messages;
  /** Role sets that a part may be for. */
  audiences: readonly string[];
  /** Where the fragment that it shows is designed. */
  fragment: { name: string; href: string } | undefined;
  /** Of a block: its parameters. */
  block: Pick<BlockFormProps, 'block' | 'application' | 'ask'> | undefined;
}

/** What the selected part shows, how it looks, and who sees it. */
export function Properties(props: PropertiesProps): ReactElement {
  const { id, designer, document, node, name, sealed, fragment, block, audiences, languages, messages } = props;
  const { formatMessage } = useIntl();
  const audience = (roles: string): string => {
    const known = wordsFor(audienceWords, roles);
    return known ? formatMessage(known) : formatMessage(audienceWords.other, { name: roles });
  };
  return (
    <section
      className={styles.properties}
      aria-label={formatMessage({ id: 'widget.PageDesigner.properties' }, { name })}
    >
      <h2 className={styles.heading}>{name}</h2>
      {sealed !== undefined && (
        <Notice
          {...inertProps(`${id}-sealed`)}
          props={{ text: sealed, tone: 'info' }}
          bound={undefined}
          error={undefined}
        />
      )}
      {block && (
        <BlockForm
          key={`block ${node.id}`}
          id={`${id}-block`}
          node={node}
          designer={designer}
          languages={languages}
          messages={messages}
          {...block}
        />
      )}
      {fragment && !block && (
        <>
          <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.properties.fragment' })}</p>
          <Link
            {...inertProps(`${id}-fragment`)}
            props={{
              label: formatMessage({ id: 'widget.PageDesigner.properties.openFragment' }, { name: fragment.name }),
              href: fragment.href,
            }}
            bound={undefined}
            error={undefined}
          />
        </>
      )}
      <NodeForm key={node.id} {...props} />
      <Select
        {...inertProps(`${id}-audience`)}
        props={{
          label: formatMessage({ id: 'widget.PageDesigner.properties.audience' }),
          options: [
            { value: '', label: formatMessage(audienceWords.all) },
            ...audiences.map((value) => ({ value, label: audience(value) })),
          ],
        }}
        bound={{
          value: node.roles ?? '',
          set: (value) => designer.setAudience(node.id, value === '' || value === null ? undefined : String(value)),
        }}
        error={undefined}
      />
      <NodeJson key={`json ${node.id}`} id={`${id}-json`} node={node} designer={designer} />
      {positionIn(document, node.id) && (
        <div className={styles.tools}>
          <Button
            {...inertProps(`${id}-up`)}
            props={{
              label: formatMessage({ id: 'widget.PageDesigner.properties.up' }),
              icon: 'arrow-up',
              iconOnly: true,
              size: 'sm',
              disabled: !positionBeside(document, node.id, -1),
            }}
            bound={undefined}
            error={undefined}
            emit={() => designer.moveBy(node.id, -1)}
          />
          <Button
            {...inertProps(`${id}-down`)}
            props={{
              label: formatMessage({ id: 'widget.PageDesigner.properties.down' }),
              icon: 'arrow-down',
              iconOnly: true,
              size: 'sm',
              disabled: !positionBeside(document, node.id, 1),
            }}
            bound={undefined}
            error={undefined}
            emit={() => designer.moveBy(node.id, 1)}
          />
          <Button
            {...inertProps(`${id}-duplicate`)}
            props={{ label: formatMessage({ id: 'widget.PageDesigner.duplicate' }), icon: 'copy', size: 'sm' }}
            bound={undefined}
            error={undefined}
            emit={() => designer.duplicate(node.id)}
          />
          <Button
            {...inertProps(`${id}-remove`)}
            props={{ label: formatMessage({ id: 'widget.PageDesigner.properties.remove' }), icon: 'trash', size: 'sm' }}
            bound={undefined}
            error={undefined}
            emit={() => designer.remove(node.id)}
          />
        </div>
      )}
    </section>
  );
}

/** The form of the widget's properties. It restarts when something else changes them, such as an undo. */
function NodeForm(given: PropertiesProps): ReactElement | null {
  const { node, designer } = given;
  // What the form itself has made of the node: another one restarts it.
  const own = useRef(node);
  const [start, setStart] = useState(node);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (own.current === node) return;
    own.current = node;
    setStart(node);
    setTurn((now) => now + 1);
  }, [node]);
  return (
    <StartedForm
      key={turn}
      {...given}
      start={start}
      onStep={() => {
        own.current = designer.nodeOf(node.id) ?? node;
      }}
    />
  );
}

interface StartedFormProps extends PropertiesProps {
  /** The node as it was when the form began. */
  start: NodeSource;
  /** The form has changed the node. */
  onStep: () => void;
}

function StartedForm(given: StartedFormProps): ReactElement | null {
  const { id, designer, start, widget, name, languages, messages, onStep } = given;
  const { formatMessage } = useIntl();
  const words = usePanelWords();
  const panel = useMemo(
    () => widget && propertyPanel(start, widget, { words, languages, messages }),
    [start, widget, words, languages, messages],
  );
  const before = useRef<Record<string, unknown>>(panel?.start ?? {});
  if (!widget || !panel) return null;
  if (Object.keys(panel.properties).length === 0)
    return <p className={styles.none}>{formatMessage({ id: 'widget.PageDesigner.properties.noInputs' })}</p>;
  const change = (after: Record<string, unknown>): void => {
    const node = designer.nodeOf(start.id);
    if (!node) return;
    const changes = propertyChanges(node, widget, { before: before.current, after, languages, messages });
    before.current = after;
    for (const { property, value, isText } of changes)
      designer.setProperty(start.id, property, value, isText ? 'text' : 'property');
    onStep();
  };
  return (
    <PropertyForm
      id={`${id}-form`}
      label={formatMessage({ id: 'widget.PageDesigner.properties' }, { name })}
      schema={panel.schema}
      ui={panel.ui}
      start={panel.start}
      denied={noDenials}
      onChange={change}
      checkWith={ignore}
    />
  );
}

const noDenials: readonly { property: string; said: string }[] = [];
const ignore = (): void => undefined;

/** The words of a panel of properties in the reader's language. */
function usePanelWords(): PanelWords {
  const { formatMessage, formatDisplayName } = useIntl();
  return useMemo(() => {
    const known = (table: Parameters<typeof wordsFor>[0], name: string): string => {
      const words = wordsFor(table, name);
      return words ? formatMessage(words) : name;
    };
    const language = (locale: string): string =>
      formatDisplayName(locale.split('-')[0] ?? locale, { type: 'language' }) ?? locale;
    return {
      property: (name) => known(propertyWords, name),
      choice: (value) => known(choiceWords, value),
      inLanguage: (name, locale) =>
        formatMessage({ id: 'widget.PageDesigner.properties.inLanguage' }, { name, language: language(locale) }),
      computed: (name) => formatMessage({ id: 'widget.PageDesigner.properties.computed' }, { name }),
    };
  }, [formatMessage, formatDisplayName]);
}

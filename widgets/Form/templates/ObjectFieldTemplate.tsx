import { canExpand, type ErrorSchema, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import field from '../../kit/field/field.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { FoldsContext } from './folds.ts';
import styles from '../Form.module.css';
import type { FormContext } from '../inputs/form-context.ts';
import { SiblingNames, TitledBy } from './around.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import { hasIssue, isShown, type Section, sectionsOf } from './sections.ts';
import { UnseenIssues } from './UnseenIssues.tsx';

/** Sections with a heading each; what no section names comes last, then the button that adds a property. */
export function ObjectFieldTemplate(given: ObjectFieldTemplateProps): ReactElement {
  const { properties, uiSchema, registry, errorSchema, fieldPathId, schema, formData } = given;
  const folds = useContext(FoldsContext);
  // Safe: Form hands exactly this context to RJSF.
  const { omit, values } = registry.formContext as FormContext;
  const isVisible = (name: string): boolean => isShown(uiSchema?.[name], values.read());
  const summaryOf = ({ fields }: Section): string => folds?.summaryOf(fields.filter(isVisible), values.read()) ?? '';
  // Renders again when another field appears or a summary changes, and not for every change of the value.
  useSyncExternalStore(values.subscribe, () =>
    [properties.map(({ name }) => Number(isVisible(name))).join(''), ...sectionsOf(uiSchema).map(summaryOf)].join('\n'),
  );
  const shown = properties.filter(({ name, hidden }) => !hidden && !omit.includes(name) && isVisible(name));
  const sections = sectionsOf(uiSchema);
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const rest = shown.filter(({ name }) => !named.has(name));
  const wrong = sections.flatMap(({ id, fields }) =>
    id !== undefined && fields.some((name) => hasIssue(errorSchema?.[name])) ? [id] : [],
  );
  const wrongGroups = wrong.join(' ');
  const setOpen = folds?.setOpen;
  // An issue is in view once it is there; who folds its group again finds it folded.
  useLayoutEffect(() => {
    for (const group of wrongGroups.split(' ')) if (group !== '') setOpen?.(group, true);
  }, [wrongGroups, setOpen]);
  return (
    <SiblingNames value={Object.keys(formData ?? {})}>
      {sections.map((section) => {
        const { title, fields, id, isFolded } = section;
        const own = fields.flatMap((name) => shown.filter((one) => one.name === name));
        if (own.length === 0) return null;
        if (folds && isFolded && id !== undefined) {
          const isOpen = folds.open.includes(id);
          return (
            <FoldedGroup
              key={title}
              id={`${fieldPathId.$id}-group-${id}`}
              title={title}
              summary={summaryOf(section)}
              isOpen={isOpen}
              isWrong={wrong.includes(id)}
              onToggle={() => folds.setOpen(id, !isOpen)}
            >
              {own.map(({ content }) => content)}
            </FoldedGroup>
          );
        }
        return (
          <fieldset key={title} className={styles.section} data-section="">
            <legend className={styles.title}>{title}</legend>
            <TitledBy value={title}>{own.map(({ content }) => content)}</TitledBy>
          </fieldset>
        );
      })}
      {rest.map(({ content }) => content)}
      <UnseenIssues
        issues={errorSchema as ErrorSchema}
        shown={shown.map(({ name }) => name)}
        schemas={schema.properties ?? {}}
      />
      {canExpand(schema, uiSchema, formData) && <AddProperty {...given} />}
    </SiblingNames>
  );
}

/** Adds a property, whose name is the first thing to enter. */
function AddProperty({
  onAddProperty,
  fieldPathId,
  title,
  disabled,
  readonly,
}: ObjectFieldTemplateProps): ReactElement {
  const { formatMessage } = useIntl();
  const id = `${fieldPathId.$id}-add`;
  const add = () => {
    flushSync(onAddProperty);
    // The new property is the last one.
    const names = document.getElementById(id)?.parentElement?.querySelectorAll<HTMLInputElement>('[data-entry-name]');
    const last = names && [...names].at(-1);
    last?.focus();
    last?.select();
  };
  return (
    <button
      type="button"
      id={id}
      className={`${field.small} ${styles.add}`}
      disabled={Boolean(disabled || readonly)}
      aria-label={title ? formatMessage({ id: 'widget.Form.addPropertyTo' }, { group: title }) : undefined}
      onClick={add}
    >
      <Glyph name="plus" size={16} />
      {formatMessage({ id: 'widget.Form.addProperty' })}
    </button>
  );
}

import { createElement, type ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { asList } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { AccordionEvents, AccordionProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Accordion.module.css';

/** Sections after the ARIA pattern: a heading with a button each. What is closed is not in the document. */
export function Accordion({
  id,
  props,
  bound,
  emit,
  slot,
}: WidgetProps<AccordionProps, AccordionEvents>): ReactElement {
  const [open, setOpen] = useControllableState(bound, asList);
  const toggle = (section: string) => {
    const others = props.several ? open.filter((one) => typeof one === 'string' && one !== section) : [];
    const next = (open.includes(section) ? others : [...others, section]).map(String);
    setOpen(next);
    emit('change', { open: next });
  };
  return (
    <div id={id} className={styles.accordion}>
      {props.sections.map(({ id: section, label, hint, icon }) => {
        const isOpen = open.includes(section);
        const button = (
          <button
            type="button"
            id={`${id}-${section}`}
            className={styles.button}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-${section}-panel` : undefined}
            onClick={() => toggle(section)}
          >
            <Glyph name="chevron-right" size={16} />
            {icon && isIconName(icon) && <Glyph name={icon} size={16} />}
            <span className={styles.label}>{label}</span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </button>
        );
        return (
          <div key={section} className={styles.section}>
            {createElement(`h${props.level ?? 3}`, { className: styles.heading }, button)}
            {isOpen && (
              <section id={`${id}-${section}-panel`} className={styles.panel} aria-labelledby={`${id}-${section}`}>
                {slot('panel', { section })}
              </section>
            )}
          </div>
        );
      })}
    </div>
  );
}

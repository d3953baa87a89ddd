import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ControlAttributes } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import type { RichTextProps } from '../generated/types.ts';
import markdownStyles from '../Markdown/Markdown.module.css';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { ToolName } from './tool-names.ts';
import { useEditor } from './useEditor.ts';

interface RichEditorProps {
  control: ControlAttributes;
  name: string;
  props: RichTextProps;
  markdown: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}

/** Toolbar and text. Where its code cannot be fetched the Markdown itself is edited. */
export function RichEditor({ control, name, props, markdown, onChange, onBlur }: RichEditorProps): ReactElement {
  const { id, ...aria } = control;
  const { formatMessage } = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { editor, state, hasFailed } = useEditor(container, {
    isWanted: true,
    text: markdown,
    attributes: attributesOf(),
    onChange,
    onBlur,
    onLink: () => setLinking(true),
  });
  const style = { minHeight: (props.rows ?? 6) * 24 + 24 };
  if (hasFailed) {
    return (
      <div className={field.box}>
        <textarea
          {...control}
          aria-labelledby={`${id}-label`}
          className={styles.plain}
          style={style}
          name={name}
          value={markdown}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    );
  }
  const closeLink = () => {
    setLinking(false);
    editor.current?.focus();
  };
  const press = (tool: ToolName) => {
    if (tool === 'link') setLinking(true);
    else editor.current?.run(tool);
  };
  return (
    <div className={`${field.box} ${styles.box}`} data-invalid={control['aria-invalid']}>
      {state && (
        <Toolbar
          label={formatMessage({ id: 'widget.RichText.tools' }, { label: props.label })}
          controls={id}
          state={state}
          onPress={press}
        />
      )}
      {state && isLinking && (
        <LinkForm
          id={`${id}-address`}
          link={state.link}
          onApply={(address) => {
            const isTaken = editor.current?.setLink(address) ?? false;
            if (isTaken) setLinking(false);
            return isTaken;
          }}
          onRemove={() => {
            editor.current?.removeLink();
            setLinking(false);
          }}
          onClose={closeLink}
        />
      )}
      <div
        ref={container}
        className={`${styles.text} ${markdownStyles.markdown}`}
        style={style}
        aria-busy={!state}
        data-placeholder={state?.isEmpty === false ? undefined : props.placeholder}
      />
    </div>
  );

  function attributesOf(): Record<string, string> {
    const given = { ...aria, 'aria-placeholder': props.placeholder };
    const present = Object.entries(given).filter(([, value]) => value !== undefined);
    return {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...Object.fromEntries(present.map(([key, value]) => [key, String(value)])),
    };
  }
}

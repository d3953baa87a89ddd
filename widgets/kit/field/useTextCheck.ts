import { flushSync } from 'react-dom';
import { useValidation } from '#engine';

interface CheckedText {
  /** Of the control that the text is in. */
  id: string;
  nodeId: string;
  props: { disabled?: boolean | undefined; readOnly?: boolean | undefined };
  /** The text is no value that the field allows. */
  isWrong: () => boolean;
  /** Shows the issue, although the focus may still be in the field. */
  showIssue: () => void;
}

/**
 * Lets `validate` refuse a text that is no value. The state holds null for it, which an optional field may be: without this
 * check the form would be saved without what the user typed.
 */
export function useTextCheck({ id, nodeId, props, isWrong, showIssue }: CheckedText): void {
  useValidation({
    id,
    nodeId,
    validate() {
      if (props.disabled || props.readOnly || !isWrong()) return true;
      flushSync(showIssue);
      return false;
    },
  });
}

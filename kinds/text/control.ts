import { defineControl } from '../base/define-control.ts';
import { longestText } from '../shared/texts.ts';

const inputTypes: Readonly<Record<string, string>> = { email: 'email', url: 'url', mobile: 'tel' };

export const control = defineControl('text', {
  widgets: ['PasswordField', 'TextArea', 'TextField'],
  input(kind) {
    const maxLength = longestText(kind);
    const { widget, rows = 4, format = 'plain' } = kind;
    if (widget === 'area') {
      const props = { rows: Math.min(rows, 40), maxLength };
      return { widget: 'TextArea', props, hasReadOnly: true };
    }
    if (widget === 'password') {
      const props = { autocomplete: 'new-password', maxLength: Math.min(maxLength, 1000) };
      return { widget: 'PasswordField', props };
    }
    const props = { type: inputTypes[format] ?? 'text', maxLength };
    return { widget: 'TextField', props, hasReadOnly: true };
  },
  written: ({ widget }) => (widget === 'password' ? '••••••' : undefined),
  editor: () => 'text',
});

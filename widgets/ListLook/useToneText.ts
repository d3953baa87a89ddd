import { useIntl } from 'react-intl';
import type { MarkTone } from './marks.ts';

/** Writes the color of a tone, as rows and the swatch beside it show it. */
export function useToneText(): (tone: MarkTone) => string {
  const { formatMessage } = useIntl();
  return (tone) => {
    switch (tone) {
      case 'neutral':
        return formatMessage({ id: 'widget.ListLook.tone.neutral' });
      case 'info':
        return formatMessage({ id: 'widget.ListLook.tone.info' });
      case 'success':
        return formatMessage({ id: 'widget.ListLook.tone.success' });
      case 'warning':
        return formatMessage({ id: 'widget.ListLook.tone.warning' });
      case 'danger':
        return formatMessage({ id: 'widget.ListLook.tone.danger' });
    }
  };
}

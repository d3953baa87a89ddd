import type { MouseEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { LinkEvents, LinkProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { isPlainClick } from './plain-click.ts';
import styles from './Link.module.css';
import { safeHref } from './safe-href.ts';

/** A link, or a button that looks like one when it has no address. */
export function Link({ id, props, emit, listens, busy }: WidgetProps<LinkProps, LinkEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const href = safeHref(props.href);
  const look = { id, className: styles.link, 'data-tone': props.tone ?? 'accent', 'data-size': props.size ?? 'md' };
  const content = (
    <>
      {leadingIcon(props)}
      <span>{props.label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button {...look} type="button" aria-busy={busy || undefined} onClick={() => emit('click', { href: '' })}>
        {content}
      </button>
    );
  }
  const click = (event: MouseEvent) => {
    if (!listens('click') || !isPlainClick(event) || props.external) return;
    event.preventDefault();
    emit('click', { href });
  };
  const away = props.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...look} {...away} href={href} aria-current={props.current ? 'page' : undefined} onClick={click}>
      {content}
      {props.external && (
        <>
          <Glyph name="external" size={14} />
          <Spoken>{formatMessage({ id: 'widget.Link.newTab' })}</Spoken>
        </>
      )}
    </a>
  );
}

/** A link to elsewhere has its sign at the end, and needs no second one. */
function leadingIcon({ icon, external }: LinkProps): ReactElement | null {
  if (!icon || !isIconName(icon) || (external && icon === 'external')) return null;
  return <Glyph name={icon} size={16} />;
}

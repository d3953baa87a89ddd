import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { PageTagsEvents, PageTagsProps } from '../generated/types.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import { usePageLinks } from '../kit/pages/usePageLinks.ts';
import { TagsBar } from '../TagsBar/TagsBar.tsx';

/** SHELL-18 SHELL-19: the open pages of this tab of the browser. */
export function PageTags({ id, props, emit }: WidgetProps<PageTagsProps, PageTagsEvents>): ReactElement | null {
  const { open, current, close } = usePageLinks();
  if (open.length === 0) return null;
  const listen = (name: string, detail?: { href?: string; ids?: readonly string[]; current?: string | null }): void => {
    const go = (): void => emit('navigate', { href: detail?.href ?? '' });
    if (name !== 'close' || !detail?.ids) {
      go();
      return;
    }
    void close(detail.ids).then((isClosed) => {
      if (isClosed && detail.current !== current) go();
    });
  };
  return (
    <TagsBar
      {...inertProps(id)}
      props={{ label: props.label, items: open.map(({ id: own, href, label }) => ({ id: own, href, label })) }}
      bound={{ value: current ?? null, set: () => undefined }}
      error={undefined}
      emit={listen}
    />
  );
}

import { createContext, type ReactElement, use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PageView, type WidgetProps } from '#engine';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import type { CustomPageProps } from '../generated/types.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { usePublished, useRefresh } from './usePublished.ts';

/** The custom pages around this one, by their ids: none of them is shown inside itself. */
const Around = createContext<readonly string[]>([]);

/** A custom page as it is published. It has its own state and data; of the page around it, it knows nothing. */
export function CustomPage({ id, props: { page = null, refresh } }: WidgetProps<CustomPageProps>): ReactElement {
  const { formatMessage, locale } = useIntl();
  const around = use(Around);
  useRefresh(refresh);
  const isInside = page !== null && around.includes(page);
  const { document, name, failure, retry } = usePublished(isInside ? null : page, locale);
  const inside = useMemo(() => (page === null ? around : [...around, page]), [around, page]);
  if (isInside) return <p id={id}>{formatMessage({ id: 'widget.CustomPage.inside' })}</p>;
  if (document)
    return (
      <div id={id}>
        {around.length === 0 && (
          <h1>
            <Spoken>{name}</Spoken>
          </h1>
        )}
        <Around value={inside}>
          <PageView key={page} document={document} />
        </Around>
      </div>
    );
  if (!failure)
    return <Skeleton {...inertProps(id)} props={{ shape: 'text', count: 6 }} bound={undefined} error={undefined} />;
  const isGone = failure.code === 'not_found';
  return (
    <Empty
      {...inertProps(id)}
      props={
        isGone
          ? {
              title: formatMessage({ id: 'widget.CustomPage.gone' }),
              text: formatMessage({ id: 'widget.CustomPage.gone.text' }),
            }
          : { title: formatMessage({ id: 'widget.CustomPage.failed' }), text: failure.message }
      }
      bound={undefined}
      error={undefined}
      hasSlot={() => !isGone}
      slot={() =>
        isGone ? null : (
          <Button
            {...inertProps(`${id}-retry`)}
            props={{ label: formatMessage({ id: 'widget.CustomPage.retry' }), icon: 'refresh' }}
            bound={undefined}
            error={undefined}
            emit={retry}
          />
        )
      }
    />
  );
}

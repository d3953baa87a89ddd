import { useIntl } from 'react-intl';
import { useEngine } from '#engine';
import { toastDurations, toFailure } from '#engine/runtime';
import { recordCalls } from '#engine/forms';
import { useDesk } from './DeskContext.ts';

/** Downloads a file of the record; undefined where the page's host cannot. A failure is shown as a short message. */
export function useDownload(): ((id: string) => void) | undefined {
  const { calls, host } = useEngine();
  const { formatMessage } = useIntl();
  const desk = useDesk();
  const { files, operations } = host;
  if (!files || !Object.hasOwn(operations, recordCalls.download)) return undefined;
  const download = async (id: string): Promise<void> => {
    // The address that is known may be over.
    const known = await desk.renew(id);
    if (!known) throw new Error(formatMessage({ id: 'widget.RecordForm.unknownFile' }));
    const ticket = known.url.slice(known.url.lastIndexOf('/') + 1);
    const file = await calls.run(recordCalls.download, { ticket }, { asFile: true });
    // Safe: `asFile` asks for one.
    files.save(file as Parameters<typeof files.save>[0], known.name);
  };
  return (id) => {
    download(id).catch((error: unknown) =>
      host.notify({ kind: 'error', text: toFailure(error).message, duration: toastDurations.error }),
    );
  };
}

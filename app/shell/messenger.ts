import type { HostMessenger } from '#engine/runtime';

/** The windows around this one. `origins` are asked at each message: an administrator may change them meanwhile. */
export function createMessenger(view: Window, origins: () => readonly string[]): HostMessenger {
  return {
    get origins() {
      return origins();
    },
    post(to, message, origin) {
      const around = to === 'parent' ? view.parent : view.opener;
      if (!around || around === view) return false;
      around.postMessage(message, origin);
      return true;
    },
    listen(hear) {
      const receive = ({ source, origin, data }: MessageEvent): void => {
        if (source === view.parent && view.parent !== view) hear({ origin, data });
      };
      view.addEventListener('message', receive);
      return () => view.removeEventListener('message', receive);
    },
  };
}

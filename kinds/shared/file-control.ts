import { byName, namedIn } from './choices.ts';
import type { Around, Input } from '../base/define-control.ts';
import { showsItself } from './shows-itself.ts';

/** A control of stored files, whose names the page hands in; there is none where the page's host cannot take files. */
export const fileControl = <Kind>(input: (kind: Kind, around: Around) => Input) => ({
  ...showsItself((kind: Kind, around: Around) =>
    around.canCall('upload') && around.canCall('open') ? input(kind, around) : undefined,
  ),
  written: byName,
  named: (_: Kind, { awaited }: Around) => namedIn('file', awaited),
});

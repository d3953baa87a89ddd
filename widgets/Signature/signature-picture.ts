/** A point of a stroke, in the pad's own units. */
export type Point = readonly [x: number, y: number];

/** What is drawn, or what is typed instead. */
export interface Drawing {
  strokes: readonly (readonly Point[])[];
  typed: string;
}

/** The pad's own units; it is shown in any size of this shape. */
export const pad = { width: 600, height: 200 } as const;

/** Fonts that look handwritten, where the system has one. */
export const handwriting =
  'italic 72px "Segoe Script", "Bradley Hand", "Brush Script MT", "STXingkai", "KaiTi", cursive';
/** As dark as a pen, on the white that signatures always lie on. */
export const ink = '#1b1f3b';
const density = 2;

/** A PNG of a drawing. Rejects when the browser cannot make one. */
export async function signaturePicture({ strokes, typed }: Drawing): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = pad.width * density;
  canvas.height = pad.height * density;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a picture.');
  context.scale(density, density);
  Object.assign(context, { strokeStyle: ink, fillStyle: ink, lineWidth: 3, lineCap: 'round', lineJoin: 'round' });
  if (typed === '') for (const stroke of strokes) drawStroke(context, stroke);
  else writeName(context, typed);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser could not draw the picture.');
  return new File([blob], 'signature.png', { type: 'image/png' });
}

function drawStroke(context: CanvasRenderingContext2D, stroke: readonly Point[]): void {
  const [first] = stroke;
  if (!first) return;
  context.beginPath();
  context.moveTo(...first);
  // A tap is a dot: a line to its own beginning has the width of the pen.
  for (const point of stroke) context.lineTo(...point);
  context.stroke();
}

function writeName(context: CanvasRenderingContext2D, typed: string): void {
  context.font = handwriting;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(typed, pad.width / 2, pad.height / 2, pad.width - 40);
}

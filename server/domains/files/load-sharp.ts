import type sharp from 'sharp';

/** The library for pictures, loaded with the first one: a server without pictures saves its memory. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}

import type { Ink } from '../contract/ink.ts';

/** How high the letters of the handwriting are set, and how much room it may take: all in one unit, such as px or pt. */
export type InkRoom = { letters: number; width: number; height: number };

/** The height of letters in ink, where descenders and flourishes come on top. */
const lettersInInk = 100;

/** The width and height of handwriting in a room, in the room's unit. */
export function inkSize(
  { width, height }: Pick<Ink, 'width' | 'height'>,
  room: InkRoom,
): { width: number; height: number } {
  const scale = Math.min(room.letters / lettersInInk, room.width / width, room.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

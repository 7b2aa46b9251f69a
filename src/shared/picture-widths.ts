/** The widths in which every picture is stored, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280]

/** Larger files than the original are not made: the first width that reaches it is the last that is of use. */
export function widthsUpTo(width: number): number[] {
  const enough = pictureWidths.findIndex((stored) => stored >= width)
  return enough === -1 ? pictureWidths : pictureWidths.slice(0, enough + 1)
}

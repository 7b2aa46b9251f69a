/** The widths in which every picture is stored, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280]

/** Returns the useful widths: up to the first one that reaches the original, since larger files are not created. */
export function widthsUpTo(width: number): number[] {
  const enough = pictureWidths.findIndex((stored) => stored >= width)
  return enough === -1 ? pictureWidths : pictureWidths.slice(0, enough + 1)
}

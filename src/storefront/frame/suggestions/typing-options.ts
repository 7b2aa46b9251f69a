import type { FrameData } from '../../root.server.ts'

/** Without the frame's data, after an error. */
const usual = { letters: 4, lettersInBox: 2, pause: 500, lettersInOrder: 4, pauseInOrder: 500 }

/**
 * From how many letters, and after how many milliseconds without typing, a search field suggests something: a quick box of a page, the header, or
 * the header of a step of the order (B9.33).
 */
export function typingOptions(
  settings: FrameData['typing'] = usual,
  { quick, ordering }: { quick: boolean; ordering: boolean },
): { letters: number; pause: number } {
  const { letters, lettersInBox, pause, lettersInOrder, pauseInOrder } = settings
  if (quick) return { letters: lettersInBox, pause }
  return ordering ? { letters: lettersInOrder, pause: pauseInOrder } : { letters, pause }
}

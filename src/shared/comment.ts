/** The most characters of a comment (A5.10, A9.14, B9.13). */
export const maxCommentLength = 255

/**
 * A comment that fits, and whether more than that was typed. Characters are counted as PostgreSQL's `length` counts them, by code
 * points, so that nothing is refused later; but what a reader sees as one, such as a letter with its accent, is never cut in two.
 * New lines are one character each; other control characters and halves of letters become spaces.
 */
export function truncateComment(typed: string): { text: string; cut: boolean } {
  const text = typed.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
  if (countCharacters(text) <= maxCommentLength) return { text, cut: false }
  return { text: wholeCharacters(text) || [...text].slice(0, maxCommentLength).join(''), cut: true }
}

/** By code points. */
export function countCharacters(text: string): number {
  return [...text].length
}

function wholeCharacters(text: string): string {
  let kept = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter('pl').segment(text)) {
    count += countCharacters(segment)
    if (count > maxCommentLength) break
    kept += segment
  }
  return kept
}

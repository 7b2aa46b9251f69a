/** Replaces control characters with spaces: neither a database column nor a mail accepts them. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

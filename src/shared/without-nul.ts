/** A text as a database takes it: NUL becomes U+FFFD, the character for what cannot be read. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

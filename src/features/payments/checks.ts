/** The six digits of a BLIK code as typed, with spaces or hyphens between them; null for anything else (B5.46, B8.33, B9.27). */
export function readBlikCode(typed: string): string | null {
  const digits = typed.replace(/[\s\u00a0-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

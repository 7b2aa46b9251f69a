/** '12,3 MB' of a number of bytes. */
export function sizeWords(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}

/** The shop's faces as CSS for what Chromium prints: `Name` for titles, `Text` for the rest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const face = (family, file, range) => {
  const bytes = readFileSync(join(import.meta.dirname, `../../../node_modules/@fontsource-variable/${file}-normal.woff2`)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: 200 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${bytes}) }`
}
const [plain, extended] = ['U+0-FF, U+2010-201F', 'U+100-24F']

export const faces = [
  face('Name', 'fraunces/files/fraunces-latin-opsz', plain),
  face('Name', 'fraunces/files/fraunces-latin-ext-opsz', extended),
  face('Text', 'source-sans-3/files/source-sans-3-latin-wght', plain),
  face('Text', 'source-sans-3/files/source-sans-3-latin-ext-wght', extended),
].join(' ')

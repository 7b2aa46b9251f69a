import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Writes brotli and gzip copies next to the scripts, styles and SVGs of `folder`; the shop sends them to browsers that accept
 * them.
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

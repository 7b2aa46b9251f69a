import { join } from 'node:path'
import { buildFolder } from '../build-folder.ts'
import { programFolder } from '../program-folder.ts'

/**
 * The file that a worker begins with: the source itself where the shop runs from its sources (npm run dev, tests), else what the build has
 * made of it. Its modules may not be .tsx: Node runs TypeScript, but no JSX.
 * @param name of the input in vite.config.ts
 * @param source path of the same file below src
 */
export function workerEntry(name: string, source: string): string {
  const build = buildFolder()
  return build ? join(build, 'server', `${name}.js`) : join(programFolder(), 'src', source)
}

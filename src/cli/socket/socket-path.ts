import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const longest = 100 // an address of a Unix socket has 104 bytes on macOS, 108 on Linux

/** Where the running shop listens for commands of its terminal. */
export function socketPath(dataFolder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\witryna-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 32)}`
  const path = join(dataFolder, 'shop.sock')
  return path.length <= longest ? path : relative(process.cwd(), path)
}
